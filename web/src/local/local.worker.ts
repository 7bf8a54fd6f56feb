/** The worker in which the tables of this device are played. */

import { Host } from "./host";
import type { Request } from "./port";

const host = new Host();

addEventListener("message", ({ data, ports }: MessageEvent<Request>) => {
  const [port] = ports;
  if (port) void host.attend(data, port);
});
postMessage("ready");
