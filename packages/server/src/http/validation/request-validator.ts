import {
  explainDirectionMark,
  type Explained,
  fieldAt,
  type FieldWords,
  type Schema,
  explain,
} from "@damadum/contract";
import { contractAjv } from "@damadum/contract/ajv";
import type { ErrorObject } from "ajv";
import type { FieldProblem } from "@damadum/sdk/model";
import { lazy } from "../lazy.ts";
import { InvalidRequest, type RequestPart } from "./invalid-request.ts";
import { findRedirectedText, findUnstorableText } from "./storable-text.ts";
import { composeText, hasVisibleLetters } from "@damadum/domain";

/** Returns true, or the error in the form that fastify expects. */
type PartValidator = (data: unknown) => true | { readonly error: InvalidRequest };

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

/** Explains in Korean what is wrong with a field of a request and how to fix it. */
function fieldProblem(error: ErrorObject, request: Schema): FieldProblem {
  const path = pathOf(error);
  return { field: path.join("."), ...explain(error, fieldAt(request, path)) };
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const parent = instancePath.split("/").slice(1);
  const own: unknown = params["missingProperty"] ?? params["additionalProperty"];
  return typeof own === "string" ? [...parent, own] : parent;
}

/**
 * Normalizes every text of a request to NFC, in place. A Mac sends 총무팀 as letters, a phone as syllables: they look
 * the same, but would be two departments or passwords, or too long for their field. A text without visible characters
 * becomes empty, so that it fails a required field. Iterative, because the client controls the nesting depth.
 */
export function composeTexts(root: unknown): void {
  const pending = [root];
  while (pending.length > 0) {
    const parent = pending.pop();
    if (typeof parent !== "object" || parent === null || parent instanceof Uint8Array) continue;
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === "string") Reflect.set(parent, key, composed(value));
      else pending.push(value);
    }
  }
}

/** Blank texts stay as they are, because they clear a stored text. */
function composed(text: string): string {
  return hasVisibleLetters(text) || text.trim() === "" ? composeText(text) : "";
}
