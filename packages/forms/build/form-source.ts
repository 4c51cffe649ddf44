import { join, relative } from "node:path";
import { parseSync, type Plugin } from "vite";

const repository = join(import.meta.dirname, "../../..");
const DEFINITIONS = /\/packages\/forms\/src\/(?:definitions|patterns)\/.*(?<!\.test)\.ts$/;
/** A step, a field, a choice and a form: the properties by which a literal is known to be one. */
const KNOWN_BY = [["path"], ["id", "fields"], ["label"], ["compiled"]];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Tells each literal of a form, step, field or choice where it stands, so that it can be edited beside the screen. */
export const formSource: Plugin = {
  name: "form-source",
  enforce: "pre",
  transform: (code, id) =>
    DEFINITIONS.test(id) ? { code: marked(code, relative(repository, id)), map: null } : undefined,
};

/** The code with a `source` (packages/forms/src/testing/editor/source.ts) in each of these literals. */
export function marked(code: string, file: string): string {
  const marks: { readonly at: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: unknown, list: number | null): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, list);
    if (!isNode(node)) return;
    const own = node.type === "ArrayExpression" ? node.start : list;
    for (const child of Object.values(node)) visit(child, own);
    const properties = node.type === "ObjectExpression" ? propertiesOf(node) : {};
    if (!KNOWN_BY.some((names) => names.every((name) => name in properties))) return;
    const { start, end } = node;
    const text = JSON.stringify({ file, start, end, list, properties });
    const { compiled } = properties;
    // A form keeps nothing of its settings but what is compiled.
    marks.push(
      compiled === undefined
        ? { at: start + 1, end: start + 1, text: ` source: ${text},` }
        : {
            at: compiled.start,
            end: compiled.end,
            text: `compiled: { ...compiled, source: ${text} }`,
          },
    );
  };
  visit(parseSync(file, code).program, null);
  return marks
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, end, text }) => all.slice(0, at) + text + all.slice(end), code);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The properties of an object literal: where each stands, and its text if it is no code. */
function propertiesOf(literal: Node) {
  const parts: unknown = Reflect.get(literal, "properties");
  const found: Record<string, { start: number; end: number; text: string | null }> = {};
  for (const part of Array.isArray(parts) ? parts : []) {
    const name: unknown = part.key?.name;
    if (typeof name !== "string") continue;
    const text: unknown = part.value?.value;
    found[name] = {
      start: part.start,
      end: part.end,
      text: typeof text === "string" ? text : null,
    };
  }
  return found;
}
