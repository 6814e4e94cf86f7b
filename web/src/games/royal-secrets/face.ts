// Royal Secrets, as the page knows it.

import type { Face } from "../../lib/scene.ts";
import type { View } from "../../wire/royal-secrets.ts";
import { decisionOf } from "./deciders.ts";
import End from "./End.svelte";
import { moments } from "./moments.ts";
import Notebook from "./Notebook.svelte";
import Portrait from "./Portrait.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";

const face: Face<View> = { key: "royal-secrets", theme: "royal", moments, decisionOf, Table, Progress, End, Notebook, Portrait };
export default face;
