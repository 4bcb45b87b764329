"""Information measures over class counts. Witten, section 4.3; Mitchell, section 3.4; Kubat, section 6.3."""
