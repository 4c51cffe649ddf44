import type { RJSFSchema } from "@rjsf/utils";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";

/** Formats as regular expressions, so that the compiled code holds them and needs no library at run time. */
const customFormats = {
  date: /^(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/,
  email:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
  password: /(?:)/,
};

/** The one line with which ajv exports the validator: `exports.login = validate10;`. */
const exported = /^exports(?:\.\w+|\["[^"]+"\]) = (\w+);$/m;
const lengthOfAjv = 'require("ajv/dist/runtime/ucs2length").default';

/**
 * One module that exports a `validators` table: a function for each step schema of a form, keyed by `$id`.
 * It holds no ajv and no eval; a schema that would need more fails here.
 */
export function compileValidators(schemas: readonly RJSFSchema[]): string {
  const codeById = new Map<string, string>();
  for (const schema of schemas) {
    const composed = /"(?:\$ref|allOf|anyOf|oneOf|if|dependencies|dependentSchemas)":/.exec(
      JSON.stringify(schema),
    );
    if (composed !== null) {
      throw new Error(
        `${schema.$id} has ${composed[0]} which the engine leaves out (build/slim-rjsf.ts).`,
      );
    }
    if (schema.$id === undefined || codeById.has(schema.$id)) {
      throw new Error(`Every form schema needs an $id of its own: ${schema.$id}`);
    }
    codeById.set(schema.$id, compileStep(schema));
  }
  const entries = [...codeById];
  const needsLength = entries.some(([, code]) => code.includes("codePointLength"));
  return [
    "// @ts-nocheck: written by @rjsf/validator-ajv8, see build/generate.ts",
    needsLength
      ? 'import { codePointLength } from "../../engine/validation/code-point-length.ts";'
      : "",
    'import type { Validators } from "../../engine/validation/validators.ts";',
    `export const validators: Validators = {`,
    ...entries.map(([id, code]) => `${JSON.stringify(id)}: ${code},`),
    "};",
  ].join("\n");
}

/** An expression that makes the validator of one step. Its helpers are its own, since ajv names them alike in every step. */
function compileStep(schema: RJSFSchema): string {
  const code = compileSchemaValidatorsCode(JSON.parse(JSON.stringify(schema)), {
    customFormats,
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      strict: true,
      allowUnionTypes: true,
      verbose: false,
      messages: false,
      code: { lines: true },
    },
  })
    .replace('"use strict";', "")
    .replaceAll(lengthOfAjv, "codePointLength");
  const validate = exported.exec(code)?.[1];
  const body = code.replace(exported, "").trim();
  if (validate === undefined || /\b(?:require|eval)\(|\bexports\b|new Function/.test(body)) {
    throw new Error("A compiled validator needs a library at run time; give it a stand-in first.");
  }
  return `/* @__PURE__ */ (() => {\n${body}\nreturn ${validate};\n})()`;
}
