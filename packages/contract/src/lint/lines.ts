import { EVENT_ID, parseEvents } from "js-yaml";

import type { ContractFiles } from "../reader/bundle.ts";
import { escaped } from "../reader/json.ts";

/** Turns a place such as `openapi/box.yaml#/components/schemas/Box` into `openapi/box.yaml:12`. */
export function lineFinder(files: ContractFiles): (place: string) => string {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (place) => {
    const [file = "", pointer = ""] = place.split("#");
    const text = files[file];
    if (text === undefined) return place;
    const lines = known.get(file) ?? linesOf(text);
    known.set(file, lines);
    // A part that is not written itself stands where its nearest parent stands.
    const keys = pointer.split("/");
    while (keys.length > 1 && !lines.has(keys.join("/"))) keys.pop();
    return `${file}:${lines.get(keys.join("/")) ?? 1}`;
  };
}

/** The line of every key and item of a YAML text, by its JSON pointer. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: {
    readonly at: string;
    readonly isMap: boolean;
    key: string | undefined;
    index: number;
  }[] = [];
  let [line, offset] = [1, 0];
  const lineAt = (position: number) => {
    for (; offset < position; offset += 1) if (text[offset] === "\n") line += 1;
    return line;
  };
  for (const event of parseEvents(text, {})) {
    const parent = open.at(-1);
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const isScalar = event.type === EVENT_ID.SCALAR;
    if (event.type === EVENT_ID.DOCUMENT) {
      open.push({ at: "", isMap: false, key: undefined, index: -1 });
      continue;
    }
    if (parent === undefined || event.type === EVENT_ID.ALIAS) continue;
    const start = isScalar ? event.valueStart : event.start;
    if (parent.isMap && parent.key === undefined && isScalar) {
      parent.key = text.slice(event.valueStart, event.valueEnd);
      lines.set(`${parent.at}/${escaped(parent.key)}`, lineAt(start));
      continue;
    }
    const isRoot = open.length === 1;
    parent.index += 1;
    const at = isRoot ? "" : `${parent.at}/${escaped(parent.key ?? String(parent.index))}`;
    if (!parent.isMap && !isRoot) lines.set(at, lineAt(start));
    parent.key = undefined;
    if (!isScalar)
      open.push({ at, isMap: event.type === EVENT_ID.MAPPING, key: undefined, index: -1 });
  }
  return lines;
}
