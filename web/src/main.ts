import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./install";
import { prepareSound } from "./sound";
import { app } from "./state/app.svelte";
import { settings } from "./state/settings.svelte";
import { load } from "./words/words.svelte";

settings.show();
prepareSound();
app.listen();
await load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
install();
