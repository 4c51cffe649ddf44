import { createElement } from "react";
import type { InputType, SBType } from "storybook/internal/types";
import { expect, test } from "vitest";
import { plainControls } from "./arg-types.ts";

const other = (value: string): SBType => ({ name: "other", value });
const optional = (type: SBType): SBType => ({ name: "union", value: [type, other("undefined")] });
const withDefault = (summary: string) => ({ table: { defaultValue: { summary } } });

/** The control that a property gets by a story's value: that of a kind, JSON, or none. */
function controlOf(argType: InputType, value?: unknown): unknown {
  const context: Parameters<typeof plainControls>[0] = Object.assign(Object.create(null), {
    argTypes: { property: { name: "property", ...argType } },
    initialArgs: { property: value },
  });
  const { control, type } = plainControls(context)["property"] ?? {};
  const kind = typeof type === "object" ? type.name : undefined;
  return control ?? (["string", "number", "boolean", "enum"].includes(kind ?? "") ? kind : "JSON");
}

test.each<[what: string, expected: unknown, argType: InputType, value?: unknown]>([
  ["an optional boolean", "boolean", { type: optional({ name: "boolean" }) }],
  ["an optional choice", "enum", { type: optional({ name: "enum", value: ["sm", "md"] }) }],
  ["a drawn node", "string", { type: optional(other("ReactNode")) }],
  ["a text by its value", "string", { type: other("unknown") }, "neutral"],
  [
    "a text by its default",
    "string",
    { type: optional(other("unknown")), ...withDefault('"text"') },
  ],
  ["a number by its default", "number", withDefault("4")],
  ["a function", false, { type: other("unknown") }, () => {}],
  ["an optional function", false, { type: optional(other("unknown")) }],
  ["a function by default", false, { type: other("unknown"), ...withDefault("(a) => 4") }],
  ["a reference", false, { type: optional(other("Ref")) }],
  ["an element", false, { type: { name: "object", value: {} } }, createElement("p")],
  ["a list of elements", false, { type: other("unknown") }, [{ cell: createElement("p") }]],
  ["a list without a value", false, { type: other("unknown") }],
  ["a list of data", "JSON", { type: other("unknown") }, [{ value: "a", label: "가", left: 4 }]],
  ["a control of the story's own", "select", { type: other("unknown"), control: "select" }],
])("plainControls gives %s the control %s", (_, expected, argType, value) => {
  expect(controlOf(argType, value)).toEqual(expected);
});
