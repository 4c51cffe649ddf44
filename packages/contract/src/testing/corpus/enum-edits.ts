import type { Kind } from "./limit-edits.ts";
import {
  appended,
  has,
  isList,
  isOf,
  listIn,
  reversed,
  set,
  withoutFirst,
  type Fits,
} from "./patch.ts";

const text = isOf("string");
const isOpen: Fits = (schema) => schema["x-extensible-enum"] === true;

export const enumKinds: readonly Kind[] = [
  [
    "enum value added",
    "wider",
    set(appended("enum", "NEW"), (schema) => isList("enum")(schema) && !isOpen(schema)),
  ],
  ["value added to an open enum", "safe", set(appended("enum", "NEW"), isOpen)],
  [
    "enum value renamed",
    "breaking",
    set(
      (schema) => ({ enum: [...listIn(schema, "enum").slice(1), "RENAMED"] }),
      (schema) => isList("enum", 2)(schema) && !isOpen(schema),
    ),
  ],
  [
    "enum opened",
    "safe",
    set({ "x-extensible-enum": true }, (schema) => isList("enum")(schema) && !isOpen(schema)),
  ],
  ["constant changed", "breaking", set({ const: "OTHER" }, has("const"))],
  [
    "constant dropped",
    "wider",
    set({ const: undefined }, (schema) => has("const")(schema) && has("type")(schema)),
  ],
  ["enum value withdrawn", "narrower", set(withoutFirst("enum"), isList("enum", 2))],
  [
    "enum dropped",
    "wider",
    set(
      { enum: undefined },
      (schema) => isList("enum")(schema) && typeof schema["type"] === "string",
    ),
  ],
  ["enum added", "narrower", set({ enum: ["A", "B"] }, text)],
  ["constant in place of a text", "narrower", set({ const: "A" }, text)],
  ["enum in another order", "none", set(reversed("enum"), isList("enum"))],
];
