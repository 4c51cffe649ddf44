import type { FieldIssue } from "@damadum/domain";
import { snakeCase, toCamelCaseKeys } from "es-toolkit";

import { type FormValues, valueAt } from "../data/values.ts";
import { activeFields, withPlainAnswers } from "../definition/active.ts";
import { asFormAnswers } from "../definition/as-request.ts";
import type { AnyForm, FormIssue, RuleContext } from "../definition/form-definition.ts";
import { requestOf } from "../definition/request-of.ts";

/** Issues of rules that the contract cannot express: those of single answers, and the domain's for the whole body. */
export function brokenRules(
  form: AnyForm,
  values: FormValues,
  rules: RuleContext,
): readonly FormIssue[] {
  const ofFields = activeFields(form, values, "check").flatMap(({ field, path }) => {
    const answer = valueAt(values, path);
    const message = answer === undefined ? undefined : field.check?.(answer);
    return message === undefined ? [] : [{ path, message }];
  });
  if (form.rules === null) return ofFields;
  // The domain checks whole inputs: unanswered fields get the plain answer, which breaks no rule.
  const input = toCamelCaseKeys(requestOf(form, withPlainAnswers(form, values, rules)));
  return [...ofFields, ...fromDomain(form.rules(asFormAnswers(input), rules.today))];
}

/** The domain's issues, with the contract's names of the fields. */
function fromDomain(issues: readonly FieldIssue[]): readonly FormIssue[] {
  return issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "number" ? part : snakeCase(part))),
    message,
  }));
}
