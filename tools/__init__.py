"""What writes files of this repository: the types of the wire and the protocol page. No part of the package."""
