// Scenes of Road to the Palace as web/dev/road_to_the_palace_scenes.py wrote them: ?scene=4-taking-1-asked&lang=fr, ?end=0, ?film=12.

import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/styles/table.css";
import { mount } from "svelte";
import { house } from "../src/lib/house.svelte.ts";
import type { View } from "../src/wire/road-to-the-palace.ts";
import face from "../src/games/road-to-the-palace/face.ts";
import Scenes from "./Scenes.svelte";

const asked = new URLSearchParams(location.search);
const scenes = await (await fetch("/dev/scenes/road-to-the-palace.json")).json();
house.wear("road");
await house.speak(asked.get("lang") === "fr" ? "fr" : "en");
const target = document.getElementById("app");
if (target) mount(Scenes<View>, { target, props: { face, scenes, asked } });
