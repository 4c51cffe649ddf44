import { contractFiles, bundle } from "../../reader/contract.ts";
import { isObject, type JsonObject } from "../../reader/json.ts";

// What the corpus knows of the contract. It shares no code with the comparison that it tests.

/** A place as keys from the document's root. */
export type Place = readonly string[];
export type Way = "sent" | "answered" | "both";

/** What the kind of an edit means to callers. `none` is the same contract written in another way. */
export type Expected = "breaking" | "safe" | "words" | "none";

/** Narrower and wider depend on who sends, and so does a default. */
export type Effect = "narrower" | "wider" | "default" | Expected;

/** The contract with one edit. */
export interface Case {
  readonly kind: string;
  readonly place: string;
  readonly expected: Expected;
  readonly document: JsonObject;
}

export const contract: JsonObject = bundle(contractFiles()).document;

export function at(root: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    root,
  );
}

/** The contract with one place replaced, or without it where `value` is undefined; the rest is shared. */
export function edited([key = "", ...rest]: Place, value: unknown, node = contract): JsonObject {
  const child = Reflect.get(node, key);
  const changed = rest.length === 0 ? value : edited(rest, value, Object(child));
  if (Array.isArray(node)) return Object(node.with(Number(key), changed));
  const entries = Object.entries({ ...node, [key]: changed });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

const METHODS = ["get", "post", "put", "patch", "delete"];

export const operationPlaces: readonly Place[] = Object.entries(Object(contract["paths"])).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => method in Object(item)).map((method) => ["paths", path, method]),
);

const target = (node: unknown): Place | undefined => {
  const reference = isObject(node) ? node["$ref"] : undefined;
  return typeof reference === "string" ? reference.slice(2).split("/") : undefined;
};

/** Every schema node that clients send or are answered with, by its place, and which of the two. */
export const schemaPlaces: ReadonlyMap<string, { readonly place: Place; readonly way: Way }> =
  walked();

function walked(): ReadonlyMap<string, { readonly place: Place; readonly way: Way }> {
  const found = new Map<string, { readonly place: Place; readonly way: Way }>();
  const visit = (place: Place, way: "sent" | "answered", isSchema: boolean): void => {
    const node = at(contract, place);
    if (typeof node !== "object" || node === null) return;
    const key = place.join("\n");
    if (isSchema) {
      const known = found.get(key)?.way;
      if (known === way || known === "both") return;
      found.set(key, { place, way: known === undefined ? way : "both" });
    }
    const other = target(node);
    if (other !== undefined) visit(other, way, isSchema);
    for (const [name, value] of Object.entries(node)) {
      const here = [...place, name];
      if (name === "schema") visit(here, way, true);
      else if (!isSchema && !["example", "examples"].includes(name)) visit(here, way, false);
      else if (name === "properties")
        for (const each of Object.keys(Object(value))) visit([...here, each], way, true);
      else if (["oneOf", "anyOf", "allOf"].includes(name))
        for (const each of Object.keys(Object(value))) visit([...here, each], way, true);
      else if (["items", "additionalProperties"].includes(name)) visit(here, way, true);
    }
  };
  for (const place of operationPlaces) {
    visit([...place, "parameters"], "sent", false);
    visit([...place, "requestBody"], "sent", false);
    visit([...place, "responses"], "answered", false);
  }
  return found;
}
