import {
  explainDirectionMark,
  type Explained,
  fieldAt,
  type FieldWords,
  type Schema,
} from "@damadum/contract";
import { contractAjv } from "@damadum/contract/ajv";
import type { ErrorObject } from "ajv";
import type { FieldProblem } from "@damadum/sdk/model";
import { lazy } from "../lazy.ts";
import { fieldProblem } from "./field-problem.ts";
import { InvalidRequest, type RequestPart } from "./invalid-request.ts";
import { composeTexts } from "./compose-texts.ts";
import { findRedirectedText, findUnstorableText } from "./storable-text.ts";

/** Returns true, or the error in the form that fastify expects. */
export type PartValidator = (data: unknown) => true | { readonly error: InvalidRequest };

/** More than any form has; a request with more errors does not come from a form. */
const MAX_FIELDS = 50;

/** Compiles the contract's request schemas with ajv for JSON Schema 2020-12. */
export function requestValidator(): (schema: Schema, part: RequestPart) => PartValidator {
  const ofBodies = contractAjv();
  // Values from a URL or a header are text: "2" is coerced to 2, or to a list of one, and defaults are filled in.
  const ofTexts = contractAjv({ coerceTypes: "array", useDefaults: true });

  return (schema, part) => {
    // The schema must not contain references: ajv would copy its error list for each array item, which takes
    // seconds for the 20,000 bad items that fit into one request.
    const ajv = part === "body" ? ofBodies : ofTexts;
    const findErrors = lazy(() => {
      const validate = ajv.compile(schema);
      return (data: unknown) => (validate(data) ? null : (validate.errors ?? []));
    });
    return (data) => {
      // fastify passes null when there is no body.
      if (data === null) return { error: new InvalidRequest(part, { missing: true }) };
      composeTexts(data);
      const errors = findErrors(data);
      if (errors !== null) {
        return { error: new InvalidRequest(part, { fields: fieldProblems(errors, schema) }) };
      }
      const refused =
        fieldOf(findUnstorableText(data), (path) => unstorable(fieldAt(schema, path))) ??
        // What is typed to be stored; a search may contain anything.
        (part === "body"
          ? fieldOf(findRedirectedText(data), (path) => explainDirectionMark(fieldAt(schema, path)))
          : null);
      return refused === null ? true : { error: new InvalidRequest(part, { fields: [refused] }) };
    };
  };
}

/** The first problem of each field. */
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

function fieldOf(
  path: readonly string[] | null,
  explainAt: (path: readonly string[]) => Explained,
): FieldProblem | null {
  return path === null ? null : { field: path.join("."), ...explainAt(path) };
}

function unstorable({ label }: FieldWords): Explained {
  const message = `${label}에 쓸 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.`;
  return { code: "invalid_format", message };
}
