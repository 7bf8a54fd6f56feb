"""The rules and the bots as WebAssembly: the browser is the third target of the seam, after Python and the CPU."""
