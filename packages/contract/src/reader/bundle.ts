import { posix } from "node:path";
import { load } from "js-yaml";

import { escaped, isObject, mapValues, objectAt, type JsonObject } from "./json.ts";

/** The texts of openapi.yaml and of its parts, by path from the repository's root. */
export type ContractFiles = Readonly<Record<string, string>>;

export const ROOT = "openapi.yaml";

export interface Bundle {
  /** One document whose references all start with `#/`. */
  readonly document: JsonObject;
  /** Where a part of the document was read: `openapi/box.yaml#/components/schemas/Box`. */
  readonly placeAt: (pointer: string) => string;
}

/**
 * Joins the files to one document: the paths that the root lists, and the components of every file.
 * @throws Error that names file and place, or file and line where the YAML is broken
 */
export function bundle(files: ContractFiles): Bundle {
  // By default the core schema of YAML 1.2, in which a day without quotes stays text.
  const documents = mapValues(files, (text, file) => {
    if (text.trim() === "") throw new Error(`${file}: is empty`);
    return load(text, { filename: file });
  });
  for (const part of ["paths", "components"]) {
    if (objectAt(documents, ROOT, part) === undefined) throw new Error(`${ROOT}: has no ${part}`);
  }
  const listed = objectAt(documents, ROOT, "paths") ?? {};
  const holders = new Map<string, string>();
  for (const [file, document] of Object.entries(documents)) {
    for (const pointer of pointersOf(document)) {
      const other = holders.get(pointer);
      if (other !== undefined) throw new Error(`${file}${pointer}: ${other} has one too`);
      holders.set(pointer, file);
    }
    for (const path of Object.keys(objectAt(document, "paths") ?? {})) {
      if (path in listed) continue;
      throw new Error(`${file}#/paths/${escaped(path)}: ${ROOT} does not list it`);
    }
  }

  const holderAt = (pointer: string) =>
    holders.get(/^#\/(?:paths|components\/[^/]+)\/[^/]+/.exec(pointer)?.[0] ?? "");

  function local(node: unknown, file: string, pointer: string): unknown {
    if (Array.isArray(node)) {
      return node.map((item, index) => local(item, file, `${pointer}/${index}`));
    }
    if (!isObject(node)) return node;
    return mapValues(node, (value, key) =>
      key === "$ref" && typeof value === "string"
        ? localReference(value, file, pointer)
        : local(value, file, `${pointer}/${escaped(key)}`),
    );
  }

  function localReference(reference: string, file: string, from: string): string {
    const [target = "", path = ""] = reference.split("#");
    const holder = target === "" ? file : posix.join(posix.dirname(file), target);
    if (holderAt(`#${path}`) === holder) return `#${path}`;
    throw new Error(`${file}${from}: there is no ${reference}`);
  }

  const locals = mapValues(documents, (document, file) => local(document, file, "#"));
  const components: Record<string, JsonObject> = {};
  for (const document of Object.values(locals)) {
    for (const [kind, named] of Object.entries(objectAt(document, "components") ?? {})) {
      components[kind] = { ...components[kind], ...(isObject(named) && named) };
    }
  }
  const paths = mapValues(listed, (_, path) => {
    const holder = holders.get(`#/paths/${escaped(path)}`) ?? ROOT;
    return objectAt(locals, holder, "paths", path);
  });
  return {
    document: { ...objectAt(locals, ROOT), paths, components },
    placeAt: (pointer) => `${holderAt(pointer) ?? ROOT}${pointer}`,
  };
}

/** The paths and components that a file holds; a path that only refers to another file is not among them. */
function pointersOf(document: unknown): readonly string[] {
  const paths = Object.entries(objectAt(document, "paths") ?? {})
    .filter(([, item]) => !isObject(item) || item["$ref"] === undefined)
    .map(([path]) => `#/paths/${escaped(path)}`);
  const components = Object.entries(objectAt(document, "components") ?? {}).flatMap(
    ([kind, named]) =>
      Object.keys(isObject(named) ? named : {}).map(
        (name) => `#/components/${kind}/${escaped(name)}`,
      ),
  );
  return [...paths, ...components];
}
