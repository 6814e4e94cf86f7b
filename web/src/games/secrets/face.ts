// Secrets, as the page knows it.

import "../../styles/secrets.css";
import type { Face } from "../../lib/scene.ts";
import type { View } from "../../wire/secrets.ts";
import End from "./End.svelte";
import Notebook from "./Notebook.svelte";
import Portrait from "./Portrait.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";

const face: Face<View> = { key: "secrets", theme: "secrets", sides: true, Table, Progress, End, Notebook, Portrait };
export default face;
