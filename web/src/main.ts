// The page, put together.

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadForMissingPart, serviceWorker } from "./app/service-worker.svelte.ts";
import { house } from "./lib/house.svelte.ts";

const target = document.getElementById("app");
addEventListener("vite:preloadError", reloadForMissingPart);
if (target) void house.enter().then(() => mount(App, { target }));
addEventListener("load", () => void serviceWorker.register());
