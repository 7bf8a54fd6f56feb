"""The rules on a GPU: the fourth target of the seam, playouts and batches of environments. Needs the extra `cuda`."""
