// Scenes of Secrets as web/dev/secrets_scenes.py wrote them: ?scene=6-answering-asked&lang=fr, ?end=0, ?film=12.

import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/styles/table.css";
import { mount } from "svelte";
import type { View } from "../src/wire/secrets.ts";
import { house } from "../src/lib/house.svelte.ts";
import face from "../src/games/secrets/face.ts";
import Scenes from "./Scenes.svelte";

const asked = new URLSearchParams(location.search);
const scenes = await (await fetch("/dev/scenes/secrets.json")).json();
house.wear("secrets");
await house.speak(asked.get("lang") === "fr" ? "fr" : "en");
const target = document.getElementById("app");
if (target) mount(Scenes<View>, { target, props: { face, scenes, asked } });
