// Road to the Palace, as the page knows it.

import "../../styles/road-to-the-palace.css";
import type { Face } from "../../lib/scene.ts";
import type { View } from "../../wire/road-to-the-palace.ts";
import { decisionOf } from "./deciders.ts";
import End from "./End.svelte";
import { moments } from "./moments.ts";
import Notebook from "./Notebook.svelte";
import Portrait from "./Portrait.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";

const face: Face<View> = { key: "road-to-the-palace", theme: "road", moments, decisionOf, Table, Progress, End, Notebook, Portrait };
export default face;
