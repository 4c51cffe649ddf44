import { isObject, mapValues, type JsonObject } from "../reader/json.ts";
import { componentOf, isSame, shown, textOf } from "./change.ts";
import { isWord } from "./schema-view.ts";

/** Our own words that are facts on the wire. */
const FACTS = [
  "deprecated",
  "x-body-limit",
  "x-deprecated-on",
  "x-edits",
  "x-extensible-enum",
  "x-location",
  "x-problems",
  "x-repeatable",
  "x-sunset",
];
/** Parts whose keys are names, of which any may look like a word. */
const NAMED = [
  "properties",
  "responses",
  "headers",
  "content",
  "paths",
  "webhooks",
  "schemas",
  "parameters",
];

/**
 * Every fact of a bundled document that is on the wire, one a line, sorted: methods, parameters, defaults, limits,
 * headers, statuses, security, schemas. Words are left out.
 */
export function wireFacts(document: JsonObject): string {
  const { paths, webhooks, components, security } = document;
  const lines = new Set<string>();
  const write = (node: unknown, at: string, isNamed: boolean): void => {
    const component = componentOf(node);
    if (component !== undefined) lines.add(`${at} → ${component[1]}`);
    if (Array.isArray(node)) {
      if (node.length === 0) lines.add(`${at} = []`);
      const names = node.map((each) => keyIn(each));
      node.forEach((each, index) => {
        if (isObject(each)) write(each, `${at} ${names[index] ?? index}`, false);
        else lines.add(`${at} ∋ ${textOf(each)}`);
      });
    } else if (isObject(node)) {
      const known = Object.entries(node).filter(
        ([key]) => key !== "$ref" && (isNamed || FACTS.includes(key) || !isWord(key)),
      );
      if (known.length === 0 && component === undefined) lines.add(`${at} = {}`);
      for (const [key, value] of known) {
        write(value, `${at} ${key}`.trim(), !isNamed && NAMED.includes(key));
      }
    } else lines.add(`${at} = ${shown(node)}`);
  };
  write(
    mapValues({ paths, webhooks }, (group) => group ?? {}),
    "",
    false,
  );
  write(components, "", false);
  write(security, "security", false);
  return `${[...lines].toSorted().join("\n")}\n`;
}

/** An inline parameter is known by its place and name, whatever its position. */
function keyIn(node: unknown): string | undefined {
  if (!isObject(node)) return undefined;
  if (componentOf(node) !== undefined) return "";
  return typeof node["in"] === "string" ? `${node["in"]} ${textOf(node["name"])}` : undefined;
}

/** Lines that a text has and the other has not, marked with + or -. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((text) => new Set(text.split("\n")));
  if (old === undefined || now === undefined || isSame([...old], [...now])) return [];
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>, mark: string) =>
    [...one].filter((line) => !other.has(line)).map((line) => `${mark} ${line}`);
  return [...only(old, now, "-"), ...only(now, old, "+")];
}
