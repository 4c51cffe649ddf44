import { extensions } from "@damadum/contract";
import { ajvOptions, DATE, UUID } from "@damadum/contract/ajv";
import type { RJSFSchema } from "@rjsf/utils";
import { _, Ajv, type CodeKeywordDefinition } from "ajv";
import standalone from "ajv/dist/standalone/index.js";

import { rejectUnsupported } from "./reject-unsupported.ts";

/** Formats as regular expressions, so that the compiled code contains them and needs no library at run time. */
const formats = {
  date: DATE,
  email:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
  password: /(?:)/,
  uuid: UUID,
};

/** A length keyword with our own function, because ajv's keyword would import its own. */
function lengthKeyword(keyword: "minLength" | "maxLength"): CodeKeywordDefinition {
  return {
    keyword,
    // As in ajv itself, so that of two broken rules server and form report the same one.
    before: "pattern",
    type: "string",
    schemaType: "number",
    error: { message: keyword, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code: (context) => {
      const length = _`codePointLength(${context.data})`;
      context.fail(
        keyword === "minLength"
          ? _`${length} < ${context.schemaCode}`
          : _`${length} > ${context.schemaCode}`,
      );
    },
  };
}

/**
 * One module that exports a `validators` table: a function for each step schema of a form, keyed by `$id`. It has no ajv
 * and no eval.
 */
export function compileValidators(schemas: readonly RJSFSchema[]): string {
  const byId = schemasById(schemas);
  const names = new Map([...byId.keys()].map((id, at) => [id, `check${at}`]));
  const ajv = new Ajv({
    ...ajvOptions,
    formats,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary([...extensions]);
  for (const keyword of ["minLength", "maxLength"] as const) {
    ajv.removeKeyword(keyword).addKeyword(lengthKeyword(keyword));
  }
  ajv.addSchema([...byId.values()]);
  const exports = Object.fromEntries([...names].map(([id, name]) => [name, id]));
  const code = standalone(ajv, exports).replace('"use strict";', "").trim();
  if (code.includes('require("ajv')) {
    throw new Error("A compiled validator needs a helper of ajv; give it a stand-in first.");
  }
  return [
    "// @ts-nocheck: written by ajv, see build/generate.ts",
    'import { codePointLength } from "../../engine/validation/code-point-length.ts";',
    'import type { Validators } from "../../engine/definition/form-definition.ts";',
    code,
    "export const validators: Validators = {",
    ...[...names].map(([id, name]) => `${JSON.stringify(id)}: ${name},`),
    "};",
  ].join("\n");
}

function schemasById(schemas: readonly RJSFSchema[]): ReadonlyMap<string, RJSFSchema> {
  const byId = new Map<string, RJSFSchema>();
  for (const schema of schemas) {
    rejectUnsupported(schema);
    const { $id = "" } = schema;
    if (byId.has($id)) throw new Error(`Two steps have the $id ${$id}.`);
    // A copy, because ajv would take a schema that steps share for one that it already knows.
    byId.set($id, structuredClone(schema));
  }
  return byId;
}
