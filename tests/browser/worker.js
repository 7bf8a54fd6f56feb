/** Compares, or measures, in a Web Worker; what is needed comes from beside it. */

import { compare, rates } from "./modules.js";

const json = async (name) => (await fetch(name)).json();

onmessage = async ({ data: { game, seconds } }) => {
  const begun = performance.now();
  const [description, bots, setups] = await Promise.all([json(`${game}.json`), json("bots.json"), json(`${game}.reference`)]);
  const compile = (purpose) => WebAssembly.compileStreaming(fetch(`${description.family}.${purpose}.wasm`));
  const modules = { table: await compile("table"), bots: await compile("bots"), master: await compile("master") };
  const net = game in bots.masters.games ? new Uint8Array(await (await fetch(`${game}.net`)).arrayBuffer()) : null;
  const loaded = performance.now() - begun;
  if (seconds) postMessage({ loaded, ...rates(description, bots, modules, setups[0], net, seconds) });
  else postMessage({ wrong: await compare(description, bots, modules, setups, net), setups: setups.length });
};
