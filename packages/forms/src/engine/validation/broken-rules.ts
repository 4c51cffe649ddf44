import { explainDirectionMark, fieldAt } from "@damadum/contract";
import { type FieldIssue, hasDirectionMark } from "@damadum/domain";
import { snakeCase, toCamelCaseKeys } from "es-toolkit";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, isRecord, valueAt } from "../data/values.ts";
import { activeAnswers, activeFields, withPlainAnswers } from "../definition/active.ts";
import { asFormAnswers } from "../definition/as-request.ts";
import type { AnyForm, FormIssue, RuleContext } from "../definition/form-definition.ts";
import { requestOf } from "../definition/request-of.ts";

/** Issues of rules that the contract cannot express: those of single answers, and the domain's for the whole body. */
export function brokenRules(
  form: AnyForm,
  values: FormValues,
  rules: RuleContext,
): readonly FormIssue[] {
  const marked = markedTexts(form, activeAnswers(form, values));
  const ofFields = activeFields(form, values, "check").flatMap(({ field, path }) => {
    const answer = valueAt(values, path);
    const message = answer === undefined ? undefined : field.check?.(answer);
    return message === undefined ? [] : [{ path, message }];
  });
  if (form.rules === null) return [...marked, ...ofFields];
  // The domain checks whole inputs: unanswered fields get the plain answer, which breaks no rule.
  const input = toCamelCaseKeys(requestOf(form, withPlainAnswers(form, values, rules)));
  return [...marked, ...ofFields, ...fromDomain(form.rules(asFormAnswers(input), rules.today))];
}

/** The texts that could read in another order than they are stored; the server rejects them too. */
function markedTexts(form: AnyForm, value: unknown, path: FieldPath = []): readonly FormIssue[] {
  if (typeof value === "string") {
    if (!hasDirectionMark(value)) return [];
    const { message } = explainDirectionMark(fieldAt(form.body, path.map(String)));
    return [{ path, message }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => markedTexts(form, entry, [...path, at]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => markedTexts(form, part, [...path, name]));
}

/** The domain's issues, with the contract's names of the fields. */
function fromDomain(issues: readonly FieldIssue[]): readonly FormIssue[] {
  return issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "number" ? part : snakeCase(part))),
    message,
  }));
}
