import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { extensions } from "@damadum/contract";
import type { RJSFSchema } from "@rjsf/utils";

import { isRecord } from "../src/engine/data/values.ts";
import { type AnyForm, isForm } from "../src/engine/definition/form-definition.ts";
import { isWidget, type WidgetEntry, widgetTable } from "../src/theme/widget-table.ts";
import { checkForm } from "./check-form.ts";
import { compileValidators } from "./compile-validators.ts";

// Writes src/generated/forms: for every definition its compiled validators and the widgets that its fields name. With
// --check it writes nothing and fails when a file is out of date; --source names another folder than src.

const { values: settings } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    source: { type: "string", default: fileURLToPath(new URL("../src", import.meta.url)) },
  },
});
const { check: isCheck, source } = settings;
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const stale: string[] = [];
const words: ReadonlySet<string> = new Set(["title", "examples", ...extensions]);

// A definition imports its own generated module, which may be missing, stale or broken here.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.includes("/generated/forms/")
      ? {
          url: "data:text/javascript,export const compiled = { version: '', validators: {}, widgets: {}, fields: {} };",
          shortCircuit: true,
        }
      : next(specifier, context),
});

for (const file of globSync("{definitions,testing}/*/form.ts", { cwd: source }).toSorted()) {
  try {
    const name = basename(dirname(file));
    const forms = await formsOf(file);
    forms.forEach(checkForm);
    emit(`generated/forms/${name}.ts`, compiledModule(forms));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${relative(repository, join(source, file))}: ${problem}`, { cause: error });
  }
}
if (isCheck && stale.length > 0) {
  console.error(
    `Not what the definitions say: ${stale.join(", ")}. Run pnpm --filter @damadum/forms generate.`,
  );
  process.exitCode = 1;
}

async function formsOf(file: string): Promise<readonly AnyForm[]> {
  const module: Record<string, unknown> = await import(join(source, file));
  return Object.values(module).filter(isForm);
}

function compiledModule(forms: readonly AnyForm[]): string {
  const steps = forms.flatMap((form) => form.steps);
  const schemas = new Map<string, RJSFSchema>(
    steps.map(({ schema }) => [schema.$id ?? "", schema]),
  );
  const distinct = [...schemas.values()];
  const marks = [...new Set(distinct.flatMap((schema) => marksOf(schema)))].toSorted();
  const named = new Set(steps.flatMap((step) => step.fields.map(({ widget }) => widget ?? "text")));
  const entries = [...named].toSorted().map((name): [string, WidgetEntry] => {
    if (!isWidget(name)) throw new Error(`the theme has no widget ${name}`);
    return [name, widgetTable[name]];
  });
  return [
    compileValidators(distinct),
    'import type { CompiledForm } from "../../engine/definition/form-definition.ts";',
    ...entries.flatMap(([, { module, component }]) =>
      module === undefined ? [] : [`import { ${component} } from "../../${module}";`],
    ),
    "",
    "export const compiled: CompiledForm = {",
    `  version: "${marks.join(" ")}",`,
    "  validators,",
    `  widgets: { ${components(entries, false)} },`,
    `  fields: { ${components(entries, true)} },`,
    "};",
    "",
  ].join("\n");
}

/** A mark for each field's schema and each group's own: a draft fits where all of its marks are still there. */
function marksOf(schema: unknown, path: readonly string[] = []): readonly string[] {
  if (!isRecord(schema)) return [];
  const { properties, required: _, ...own } = schema;
  const inner = Object.entries(isRecord(properties) ? properties : {});
  const text = JSON.stringify([path, own], withoutWords);
  return [
    createHash("sha256").update(text).digest("base64url").slice(0, 4),
    ...inner.flatMap(([name, field]) => marksOf(field, [...path, name])),
  ];
}

/** Leaves out texts, so that rewording keeps drafts; a field with such a name is an object and stays. */
function withoutWords(key: string, value: unknown): unknown {
  const isWord = typeof value === "string" || Array.isArray(value);
  return words.has(key) && isWord ? undefined : value;
}

function components(
  entries: readonly (readonly [string, WidgetEntry])[],
  isField: boolean,
): string {
  return entries
    .filter(([, entry]) => entry.component !== undefined && (entry.isField === true) === isField)
    .map(([name, { component }]) => `${name}: ${component}`)
    .join(", ");
}

function emit(path: string, text: string): void {
  const file = join(source, path);
  const present = existsSync(file) ? readFileSync(file, "utf8") : null;
  if (present === text) return;
  stale.push(path);
  const [was = [], is = []] = [present ?? "", text].map((module) =>
    /version: "([^"]+)"/.exec(module)?.[1]?.split(" "),
  );
  const gone = was.filter((mark) => !is.includes(mark));
  if (gone.length > 0) {
    console.error(
      `${path}: answers changed, so saved drafts are dropped; if they still fit, name ${gone.join(", ")} in draft.alsoOpens.`,
    );
  }
  if (isCheck) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
