import { schemaAt, type Schema } from "@damadum/contract";
import { toCamelCaseKeys } from "es-toolkit";
import { describe, expect, it } from "vitest";

import { InvalidRequest } from "../../../server/src/http/validation/invalid-request.ts";
import { requestValidator } from "../../../server/src/http/validation/request-validator.ts";
import { dotted, type FieldPath } from "../engine/data/path.ts";
import { type FormValues, isRecord, toValues, withValueAt } from "../engine/data/values.ts";
import { inactivePaths } from "../engine/definition/active.ts";
import { stepNames, stepOf } from "../engine/definition/step-parts.ts";
import { asFormAnswers } from "../engine/definition/as-request.ts";
import { anchorOf } from "../engine/definition/field-layout.ts";
import { validateForm } from "../engine/validation/validate-form.ts";
import { everyForm, type FormCase } from "../testing/every-form.ts";
import { QUOTE_TODAY } from "./quote/fixtures.ts";

// The form, the server and, for limits that it checks, the domain all state what is wrong with an answer. These tests
// break each limit of each field of each form, and compare all three.

/** An answer that breaks one keyword of its schema. */
interface Broken {
  readonly path: FieldPath;
  readonly keyword: string;
  readonly value: unknown;
}

function brokenAnswers(schema: Schema, right: unknown, path: FieldPath): readonly Broken[] {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([name, part]) => {
      const value = isRecord(right) ? right[name] : undefined;
      const at = [...path, name];
      // A group has no control that could be left empty.
      const isNeeded =
        schema.required?.includes(name) === true &&
        value !== undefined &&
        part.properties === undefined;
      return [
        ...(isNeeded ? [{ path: at, keyword: "required", value: undefined }] : []),
        ...(part.properties !== undefined && value === undefined
          ? []
          : brokenAnswers(part, value, at)),
      ];
    });
  }
  const answers: readonly unknown[] = Array.isArray(right) ? right : [];
  const below =
    !schema.items || answers.length === 0
      ? []
      : brokenAnswers(schema.items, answers[0], [...path, 0]).filter(
          // An entry is removed from its list, not emptied.
          ({ value }) => value !== undefined,
        );
  const many = Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => answers[0] ?? "x");
  const values: Readonly<Record<string, unknown>> = {
    minimum: (schema.minimum ?? 0) - 1,
    maximum: (schema.maximum ?? 0) + 1,
    minLength: "",
    maxLength: `${"a".repeat((schema.maxLength ?? 0) + 1)}${schema.format === "email" ? "@b.kr" : ""}`,
    minItems: [],
    maxItems: many,
    pattern: schema.pattern === "\\S" ? " " : "?",
    format: "?",
    enum: "?",
  };
  const isBreakable = (keyword: string) =>
    keyword in schema && !(keyword === "format" && schema.format === "password");
  const own = Object.entries(values)
    .filter(([keyword]) => isBreakable(keyword))
    .map(([keyword, value]) => ({ path, keyword, value }));
  return [...own, ...below];
}

const validatorOf = requestValidator();

function ofServer({ form }: FormCase, sent: object, path: FieldPath): string | undefined {
  const answer = validatorOf(form.body, "body")(sent);
  if (answer === true || !(answer.error instanceof InvalidRequest)) return undefined;
  return answer.error.fields.find(({ field }) => field === dotted(path))?.message;
}

function ofForm({ form }: FormCase, values: FormValues, path: FieldPath): string | undefined {
  const step = stepOf(form, values, path);
  if (step === undefined) return undefined;
  const place = dotted(anchorOf(step.uiSchema, path));
  const issues = validateForm(form, values, { today: QUOTE_TODAY }).get(step.id);
  return issues?.find((issue) => dotted(issue.path) === place)?.message;
}

/** Codes of the domain for rules that the contract has too; its other codes are about other rules. */
const shared = new Set(["out_of_range", "wrong_type", "invalid_username"]);
const limits = new Set(["minimum", "maximum", "minLength", "maxLength"]);

/** The domain's message for the field, if it checks the limit too. */
function ofDomain({ form }: FormCase, sent: object, path: FieldPath): string | undefined {
  const issues = form.rules?.(asFormAnswers(toCamelCaseKeys(sent)), QUOTE_TODAY) ?? [];
  const place = dotted(path.map((part) => (typeof part === "number" ? part : camel(part))));
  return issues.find((issue) => dotted(issue.path) === place && shared.has(issue.code))?.message;
}

function camel(name: string): string {
  return Object.keys(toCamelCaseKeys({ [name]: 0 }))[0] ?? name;
}

function casesOf(one: FormCase): readonly Broken[] {
  const { form, complete } = one;
  const values = toValues(complete);
  const off = inactivePaths(form, values);
  const fields = new Set(form.steps.flatMap(stepNames));
  return brokenAnswers(form.body, values, []).filter(
    ({ path }) =>
      fields.has(String(path[0])) && !path.some((_, at) => off.has(dotted(path.slice(0, at + 1)))),
  );
}

let checkedByDomain: readonly string[] = [];

describe.each(everyForm)("$name", (one) => {
  const { form, complete, added } = one;

  it.each(casesOf(one).map((broken) => ({ ...broken, field: dotted(broken.path) })))(
    "shows the server's sentence at $field when it breaks $keyword",
    ({ path, value, field, keyword }) => {
      const values = withValueAt(toValues(complete), path, value);
      const sent = { ...values, ...added };
      const said = ofForm(one, values, path);
      expect(said).toBeDefined();
      expect(said).toBe(ofServer(one, sent, path));
      // The domain runs after the contract, so it never sees a missing or malformed answer.
      if (!limits.has(keyword)) return;
      const ruled = ofDomain(one, sent, path);
      if (ruled === undefined) return;
      expect(ruled).toBe(said);
      checkedByDomain = [...checkedByDomain, field];
    },
  );

  it("has a name for every field that it asks for", () => {
    const paths = form.steps.flatMap((step) => step.fields.map((field) => field.path));
    const untitled = paths.filter(
      (path) => schemaAt(form.body, path.split("."))?.title === undefined,
    );
    expect(untitled).toEqual([]);
  });
});

it("domain returns the same sentence for every limit that it checks", () => {
  expect(checkedByDomain).toEqual(
    expect.arrayContaining([
      "start.floor",
      "place.floor",
      "floor",
      "items.0.count",
      "box_rental.box_count",
      "helper_count",
      "username",
    ]),
  );
});
