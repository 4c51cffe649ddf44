import { globSync } from "node:fs";
import { basename, join } from "node:path";

import type { ContractOperation } from "@damadum/contract/reader";
import { en } from "zod/locales";
import { config, ZodMiniType } from "zod/mini";

import type { FieldProblem } from "../src/generated/model.schemas.ts";

// zod/mini brings no words of its own.
config(en());

const ZOD = join(import.meta.dirname, "../src/generated/zod");

/** The SDK's zod schemas by their names, such as `CreateEstimateBody`. */
const schemas = new Map<string, unknown>();
for (const file of globSync("*.ts", { cwd: ZOD, exclude: ["model.schemas.ts", "responses.ts"] })) {
  const tag: Readonly<Record<string, unknown>> = await import(join(ZOD, basename(file)));
  for (const [name, schema] of Object.entries(tag)) schemas.set(name, schema);
}

/** Texts of a URL as the contract's types: `20` is a number, `true` a boolean. */
function typed(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      /^(-?\d+|true|false)$/.test(text) ? JSON.parse(text) : text,
    ]),
  );
}

interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for a form, whose files are not looked at. */
  readonly body: unknown;
}

/** Every field of a request that breaks the contract. */
export function findProblems({ id }: ContractOperation, parts: Parts): FieldProblem[] {
  const check = (part: string, ...values: readonly unknown[]) => {
    const schema = schemas.get(`${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`);
    if (!(schema instanceof ZodMiniType)) return [];
    const results = values.map((value) => schema.safeParse(value));
    if (results.some(({ success }) => success)) return [];
    return results.at(-1)?.error?.issues ?? [];
  };
  return [
    ...check("Params", parts.path, typed(parts.path)),
    ...check("QueryParams", parts.query, typed(parts.query)),
    ...check("Header", parts.headers),
    ...(parts.body === undefined ? [] : check("Body", parts.body)),
  ].map(({ path, code, message }) => ({ field: path.join("."), code, message }));
}
