import { fieldAt, type Schema } from "@damadum/contract";
import { contractAjv } from "@damadum/contract/ajv";
import type { ErrorObject } from "ajv";
import type { FieldProblem } from "@damadum/contract/operations";
import { whenFirstUsed } from "../when-first-used.ts";
import { fieldProblem } from "./field-problem.ts";
import { InvalidRequest, type RequestPart } from "./invalid-request.ts";
import { composeTexts } from "./compose-texts.ts";
import { findUnstorableText } from "./storable-text.ts";

/** Answers true, or why the data is refused, in the way that fastify expects. */
export type PartValidator = (data: unknown) => true | { readonly error: InvalidRequest };

/** A form has fewer fields than this; more errors come from no form. */
const MAX_FIELDS = 50;

/** Compiles the contract's request schemas with ajv for JSON Schema 2020-12. */
export function requestValidator(): (schema: Schema, part: RequestPart) => PartValidator {
  const ofBodies = contractAjv();
  // What comes in a URL or a header is text: "2" is turned into 2, and defaults are filled in.
  const ofTexts = contractAjv({ coerceTypes: true, useDefaults: true });

  return (schema, part) => {
    // The schema has no reference: ajv would copy its list of errors for each array item, and with 20,000
    // bad items, which fit into one request, that takes seconds.
    const ajv = part === "body" ? ofBodies : ofTexts;
    const findErrors = whenFirstUsed(() => {
      const validate = ajv.compile(schema);
      return (data: unknown) => (validate(data) ? null : (validate.errors ?? []));
    });
    return (data) => {
      // fastify hands over null where no body came.
      if (data === null) return { error: new InvalidRequest(part, { missing: true }) };
      composeTexts(data);
      const errors = findErrors(data);
      if (errors !== null) {
        return { error: new InvalidRequest(part, { fields: fieldProblems(errors, schema) }) };
      }
      const unstorable = findUnstorableText(data);
      return unstorable === null
        ? true
        : { error: new InvalidRequest(part, { fields: [unstorableText(unstorable, schema)] }) };
    };
  };
}

/** At most one problem for each field, the first that was found. */
function fieldProblems(errors: readonly ErrorObject[], schema: Schema): readonly FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const error of errors) {
    const problem = fieldProblem(error, schema);
    if (problem.field === "" || byField.has(problem.field)) continue;
    byField.set(problem.field, problem);
    if (byField.size === MAX_FIELDS) break;
  }
  return [...byField.values()];
}

function unstorableText(path: readonly string[], schema: Schema): FieldProblem {
  const message = `${fieldAt(schema, path).label}에 쓸 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.`;
  return { field: path.join("."), code: "invalid_format", message };
}
