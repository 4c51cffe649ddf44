import type { Schema } from "@damadum/contract/reader";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "./problem-error.ts";

/** One file of 10 MB and a few short fields. */
const FORM_LIMIT = 10 * 1024 * 1024 + 64 * 1024;
/** The contract's largest form has three fields; parsing thousands would be slow. */
const MAX_PARTS = 10;

/** Accepts only multipart forms: text fields become strings, files become bytes. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: FORM_LIMIT },
    parseForm,
  );
}

async function parseForm(request: FastifyRequest, body: Buffer): Promise<object> {
  const type = request.headers["content-type"] ?? "";
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined || countOf(body, `--${boundary}`) > MAX_PARTS + 1) {
    throw new ProblemError("malformed_request");
  }
  const form = await readForm(body, type);
  const files = fileFields(request.routeOptions.config.operation?.body);
  const fields = new Map<string, string | Uint8Array>();
  for (const [name, value] of form) {
    // Of a repeated field one value could be validated and the other used.
    if (fields.has(name)) throw new ProblemError("malformed_request");
    fields.set(name, files.has(name) || typeof value !== "string" ? await bytesOf(value) : value);
  }
  return Object.fromEntries(fields);
}

async function readForm(body: Buffer, type: string): Promise<FormData> {
  try {
    const content = new Uint8Array(body);
    return await new Response(content, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new ProblemError("malformed_request", { cause });
  }
}

/** A file sent without a file name is parsed as text. */
async function bytesOf(file: File | string): Promise<Uint8Array> {
  return new Uint8Array(await new Blob([file]).arrayBuffer());
}

function fileFields(schema: Schema | undefined): ReadonlySet<string> {
  const properties = Object.entries(schema?.properties ?? {});
  return new Set(properties.flatMap(([name, { format }]) => (format === "binary" ? [name] : [])));
}

function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length)) {
    count += 1;
    if (count > MAX_PARTS + 1) break;
  }
  return count;
}

/** The schema of a form for ajv, which cannot check bytes: a file only has to be present. */
export function withoutFiles(schema: Schema): Schema {
  const files = fileFields(schema);
  if (files.size === 0) return schema;
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, files.has(name) ? {} : property] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}
