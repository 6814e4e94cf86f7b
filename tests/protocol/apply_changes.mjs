// Reads lines of {view} or {changes} and writes the view as it is then, or the name of what was thrown.

import { createInterface } from "node:readline";

const { updated } = await import(process.argv[2]);

function frozen(value) {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

let view = null;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  try {
    // Frozen, so that a change made in place is noticed.
    view = frozen("view" in said ? said.view : updated(view, said.changes));
    console.log(JSON.stringify(view));
  } catch (wrong) {
    console.log(JSON.stringify(wrong.name));
  }
}
