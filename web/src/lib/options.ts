// The table options of a game, read from the schema that the server sends: what can be chosen, and in which words.

import type { GameEntry } from "../wire/protocol.ts";
import { house, t } from "./house.svelte.ts";

export interface OptionValue {
  readonly value: string | number | boolean;
  readonly label: string;
}

export interface TableOption {
  readonly name: string;
  readonly label: string;
  /** What it changes, and what the rulebook left open. */
  readonly hint: string;
  /** The rule that it is about, to be looked up. */
  readonly rule: string | null;
  readonly values: readonly OptionValue[];
  readonly usual: OptionValue["value"];
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly description?: string;
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

function resolved(schema: Schema, whole: Schema): Schema {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const found = ref ? whole.$defs?.[ref.replace("#/$defs/", "")] : undefined;
  return found ? { ...found, ...schema } : schema;
}

function top(schema: Schema): Schema {
  return { ...schema, ...resolved(schema, schema) };
}

export function optionsOf(entry: GameEntry): TableOption[] {
  const whole = top(entry.schema as Schema);
  const usual = entry.options as Readonly<Record<string, OptionValue["value"]>>;
  return Object.entries(whole.properties ?? {}).flatMap(([name, one]) => {
    const schema = resolved(one, whole);
    const values: readonly OptionValue["value"][] = schema.type === "boolean" ? [false, true] : (schema.enum ?? []);
    if (values.length < 2) return []; // a deck of one's own is for the terminal
    const id = `web-option-${entry.key}-${name.replaceAll("_", "-")}`;
    const words = (part: string, other: string): string => (house.speaker.has(part) ? t(part) : other);
    return [
      {
        name,
        label: words(id, name),
        hint: words(`${id}-hint`, ""),
        rule: house.speaker.has(`${id}-rule`) ? t(`${id}-rule`) : null,
        values: usualFirst(values, usual[name]).map((value) => ({ value, label: words(valueId(id, value), String(value)) })),
        usual: usual[name] ?? values[0] ?? false,
      },
    ];
  });
}

function usualFirst<T>(values: readonly T[], usual: unknown): T[] {
  return [...values.filter((value) => value === usual), ...values.filter((value) => value !== usual)];
}

function valueId(id: string, value: OptionValue["value"]): string {
  return typeof value === "boolean" ? (value ? "web-yes" : "web-no") : `${id}-${value}`;
}
