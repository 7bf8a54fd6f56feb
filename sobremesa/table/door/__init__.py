"""The door: everything that comes in and goes out over HTTP and websockets, and who may."""
