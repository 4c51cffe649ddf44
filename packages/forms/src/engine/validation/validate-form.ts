import {
  explain,
  explainDirectionMark,
  explainMissing,
  fieldAt,
  type RuleCode,
  type Schema,
} from "@damadum/contract";
import { type FieldIssue, hasDirectionMark } from "@damadum/domain";
import { deepEquals, type RJSFSchema, type UiSchema } from "@rjsf/utils";
import { snakeCase, toCamelCaseKeys, uniqBy } from "es-toolkit";

import { anchorOf, sortByScreen } from "../definition/field-layout.ts";
import type {
  AnyForm,
  FormIssue,
  FormStep,
  RuleContext,
  Validators,
} from "../definition/form-definition.ts";
import {
  activeAnswers,
  activeFields,
  activeSchema,
  activeSteps,
  withPlainAnswers,
} from "../definition/active.ts";
import { asFormAnswers } from "../definition/as-request.ts";
import { requestOf } from "../definition/request-of.ts";
import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, isRecord, pickValues, valueAt, withValueAt } from "../data/values.ts";

/** The issues of each unfinished step by its id, in the order of the steps; at most one per field, in screen order. */
export type FormIssues = ReadonlyMap<string, readonly FormIssue[]>;

interface Validated {
  readonly today: string;
  readonly issues: FormIssues;
  readonly keepsRules: boolean;
}

const validated = new WeakMap<AnyForm, WeakMap<FormValues, Validated>>();

/** Validates all active steps, once for the same answers: flow, price and verification share the result. */
export function validateForm(form: AnyForm, values: FormValues, rules: RuleContext): FormIssues {
  return validate(form, values, rules).issues;
}

/** Whether the answers break no rule that the contract cannot express, whatever is missing. */
export function keepsRules(form: AnyForm, values: FormValues, rules: RuleContext): boolean {
  return validate(form, values, rules).keepsRules;
}

function validate(form: AnyForm, values: FormValues, rules: RuleContext): Validated {
  const { today } = rules;
  const ofForm = validated.get(form) ?? new WeakMap<FormValues, Validated>();
  validated.set(form, ofForm);
  const known = ofForm.get(values);
  if (known?.today === today) return known;
  const steps = activeSteps(form, values).map((step) => ({
    step,
    schema: activeSchema(form, step, values),
    errors: schemaErrors(form, step, values),
  }));
  const wrong = steps.flatMap(({ errors }) => errors.map(pathOfError));
  const broken = brokenRules(form, without(values, wrong), rules);
  const issues = new Map<string, readonly FormIssue[]>();
  for (const { step, schema, errors } of steps) {
    const ofRules = broken
      .filter(({ path }) => isActive(schema, path))
      .map((issue) => ({ ...issue, path: anchorOf(step.uiSchema, issue.path) }));
    const ofStep = uniqBy([...toIssues(errors, step.uiSchema, form.body), ...ofRules], ({ path }) =>
      dotted(path),
    );
    if (ofStep.length > 0) issues.set(step.id, sortByScreen(ofStep, schema, step.uiSchema));
  }
  const result = { today, issues, keepsRules: broken.length === 0 };
  ofForm.set(values, result);
  return result;
}

/** What a compiled validator reports: the part of ajv's error object that the engine reads. */
interface SchemaError {
  readonly keyword: string;
  /** JSON pointer of the value that breaks the rule. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Checked {
  readonly schema: RJSFSchema;
  readonly answers: FormValues;
  readonly errors: readonly SchemaError[];
}

const checked = new WeakMap<FormStep, readonly Checked[]>();

/** The errors of a step's own schema, known for its last two answers: those given, and those guessed for a price. */
function schemaErrors(form: AnyForm, step: FormStep, values: FormValues): readonly SchemaError[] {
  const schema = activeSchema(form, step, values);
  const names = Object.keys(schema.properties ?? {});
  const answers = pickValues(activeAnswers(form, values), names);
  const last = checked.get(step) ?? [];
  const known = last.find(
    (one) => one.schema === schema && names.every((name) => one.answers[name] === answers[name]),
  );
  if (known !== undefined) return known.errors;
  const check = compiledValidator(form.validators, schema);
  // The validator covers every field that the step may ask for; an inactive one is not missing.
  const errors = check(withGroups(schema, answers))
    ? []
    : (check.errors ?? []).filter((error) => isActive(schema, pathOfError(error)));
  checked.set(step, [{ schema, answers, errors }, ...last.slice(0, 1)]);
  return errors;
}

/** The path of the value that an error is about: the missing or unknown name, not the group that should have it. */
function pathOfError(error: SchemaError): FieldPath {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const name = error.params["missingProperty"] ?? error.params["additionalProperty"];
  return typeof name === "string" ? [...path, name] : path;
}

/** The compiled validator of a step's schema; throws when the form was changed without being generated again. */
export function compiledValidator(
  validators: Validators,
  { $id = "" }: RJSFSchema,
): Validators[string] {
  const check = validators[$id];
  if (check !== undefined) return check;
  throw new Error(`No compiled validator for ${$id}; run pnpm --filter @damadum/forms generate.`);
}

function isActive({ properties }: RJSFSchema, [name, ...rest]: FieldPath): boolean {
  if (name === undefined || properties === undefined) return true;
  const property = properties[name];
  return isRecord(property) && isActive(property, rest);
}

/** The answers that fit their own schema, so that rules between answers can rely on their types and formats. */
function without(values: FormValues, wrong: readonly FieldPath[]): FormValues {
  return wrong.reduce<FormValues>((kept, path) => {
    const list = path.findIndex((part) => typeof part === "number");
    return withValueAt(kept, list === -1 ? path : path.slice(0, list), undefined);
  }, values);
}

/** Adds empty objects for untouched groups, so that each of their fields is reported as missing. */
function withGroups(schema: RJSFSchema, values: FormValues): FormValues {
  return Object.entries(schema.properties ?? {}).reduce<FormValues>((filled, [name, property]) => {
    if (!isRecord(property) || property["type"] !== "object") return filled;
    const present = filled[name];
    return present === undefined || isRecord(present)
      ? { ...filled, [name]: withGroups(property, present ?? {}) }
      : filled;
  }, values);
}

/** Turns the errors of a compiled validator into the contract's messages, at the fields that can fix them. */
export function toIssues(
  errors: readonly SchemaError[],
  uiSchema: UiSchema,
  body: Schema,
): readonly FormIssue[] {
  const wordsAt = (path: FieldPath) => fieldAt(body, path.map(String));
  return errors.map((error) => {
    const exact = pathOfError(error);
    const path = anchorOf(uiSchema, exact);
    const { code, message } = explain(error, wordsAt(exact));
    // One component asks for the whole list, so an entry without content counts as a missing answer.
    const isEmptyEntry = path.length < exact.length && isNothing(code);
    return { path, message: isEmptyEntry ? explainMissing(wordsAt(path)).message : message };
  });
}

function isNothing(code: RuleCode): boolean {
  return code === "required" || code === "wrong_type";
}

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
  return [...marked, ...ofFields, ...domainIssues(form, values, rules)];
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

interface Judged {
  readonly input: object;
  readonly today: string;
  readonly issues: readonly FormIssue[];
}

const judged = new WeakMap<AnyForm, Judged>();

/** The domain's issues, with the contract's names; asked once for the same input, which a guess for a price often is. */
function domainIssues(form: AnyForm, values: FormValues, rules: RuleContext): readonly FormIssue[] {
  if (form.rules === null) return [];
  // The domain checks whole inputs: unanswered fields get the plain answer, which breaks no rule.
  const input = toCamelCaseKeys(requestOf(form, withPlainAnswers(form, values, rules)));
  const last = judged.get(form);
  if (last?.today === rules.today && deepEquals(last.input, input)) return last.issues;
  const issues = form.rules(asFormAnswers(input), rules.today).map(toFormIssue);
  judged.set(form, { input, today: rules.today, issues });
  return issues;
}

function toFormIssue({ path, message }: FieldIssue): FormIssue {
  return {
    path: path.map((part) => (typeof part === "number" ? part : snakeCase(part))),
    message,
  };
}
