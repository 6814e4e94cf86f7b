// Secrets, as the page knows it.

import "../../styles/secrets.css";
import type { Face } from "../../lib/scene.ts";
import type { Event, View } from "../../wire/secrets.ts";
import { opened } from "./braid.ts";
import { decisionOf } from "./deciders.ts";
import End from "./End.svelte";
import { moments } from "./moments.ts";
import Notebook from "./Notebook.svelte";
import Portrait from "./Portrait.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";

const face: Face<View> = {
  key: "secrets",
  theme: "secrets",
  sides: true,
  moments,
  decisionOf,
  Table,
  Progress,
  End,
  Notebook,
  Portrait,
  opened: (view, history, last) => opened(view, history as readonly Event[], last as readonly Event[]),
};
export default face;
