"""Sandbox: runs student code in a process of its own, which holds that code, inputs and the codec, and no answers."""
