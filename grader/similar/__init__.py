"""Work that looks alike: leads for a person to look at. Nothing here says who did what."""
