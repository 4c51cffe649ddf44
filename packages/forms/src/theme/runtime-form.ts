import type { Schema } from "@damadum/contract";
import { readNumber } from "@damadum/domain";

import { codePointLength } from "../engine/validation/code-point-length.ts";
import { type FormValues, isRecord } from "../engine/data/values.ts";
import { buildStep } from "../engine/definition/build-step.ts";
import type { AnyField } from "../engine/definition/field.ts";
import type { FormDefinition } from "../engine/definition/form-definition.ts";
import { FileField } from "./fields/file-field.tsx";
import { AppointmentWidget } from "./widgets/appointment-widget.tsx";

/** A field of a form whose schema is known only at run time. */
export interface RuntimeField {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  /** Whether it is a file, sent as its name and its content in base64. */
  readonly isFile: boolean;
  /** The answers of an enum by their words; those without words are shown as they are. */
  readonly words?: Readonly<Record<string, string>>;
}

interface RuntimeFormSettings {
  readonly id: string;
  readonly fields: readonly RuntimeField[];
  /** An object of single values, which the server sent: nothing of it is compiled, because pages may not eval. */
  readonly schema: Schema;
  readonly submitLabel: string;
}

/** Longer texts get several lines. */
const LONG_TEXT = 120;
/** More choices than these do not fit as cards. */
const FEW = 4;

/**
 * Defines a form from a schema that arrives at run time. It checks what each field's own keywords say; the server, which
 * has the whole schema, judges the rest.
 */
export function runtimeForm(settings: RuntimeFormSettings): FormDefinition<FormValues> {
  const { id, fields, schema, submitLabel } = settings;
  const properties = Object.fromEntries(
    fields.map((field) => [field.key, propertyOf(field, schema)]),
  );
  const required = (schema.required ?? []).filter((name) => name in properties);
  const body: Schema = { type: "object", required, properties };
  const step = buildStep(id, body, {
    id: "input",
    name: submitLabel,
    fields: fields.map((field) => toField(field, properties[field.key] ?? {})),
  });
  return {
    id,
    body,
    version: id,
    validators: { [`${id}_input`]: validatorOf(body) },
    widgets: { appointment: AppointmentWidget },
    fields: { file: FileField },
    steps: [step],
    needs: [],
    defaults: {},
    draft: { storage: "none", days: 0, keepAfterSubmit: false },
    submitLabel,
    rules: null,
    pricedFrom: [],
    problemFields: {},
    toRequest: (answers) => toRequest(answers, properties),
  };
}

/** The unit that a help ends with, such as `금액 (원)`. */
const UNIT = /\s*\(([가-힣]{1,2})\)$/;

function propertyOf({ key, label, help, isFile }: RuntimeField, schema: Schema): Schema {
  if (isFile) return { type: "object", title: label };
  const { default: _, ...own } = schema.properties?.[key] ?? {};
  const [, unit] = isNumeric(own) ? (UNIT.exec(help) ?? []) : [];
  // Without a type rjsf has no field for it.
  return { ...own, type: own.type ?? "string", title: label, ...(unit && { "x-unit": unit }) };
}

function toField({ key, label, help, isFile, words = {} }: RuntimeField, schema: Schema): AnyField {
  const plainHelp = isNumeric(schema) ? help.replace(UNIT, "") : help;
  const added = afterLabel(plainHelp, label, schema.enum !== undefined);
  const field = { path: key, ...(added !== "" && { help: added }) };
  if (isFile) return { ...field, widget: "file" };
  if (schema.type === "boolean") return { ...field, widget: "checkbox" };
  if (schema.enum !== undefined) {
    const values = schema.enum.filter((value) => value !== null);
    return {
      ...field,
      widget: "choice",
      options: {
        choices: values.map((value) => ({ value, label: words[String(value)] ?? String(value) })),
        ...(values.length > FEW && { layout: "chip" as const }),
      },
    };
  }
  if (schema.format === "appointment") return { ...field, widget: "appointment" };
  if (schema.format === "date") return { ...field, options: { inputType: "date" } };
  if (isNumeric(schema)) return { ...field, options: { inputType: "text", verbatim: true } };
  const isLong = (schema.maxLength ?? 0) > LONG_TEXT;
  return isLong ? { ...field, widget: "textarea" } : { ...field, options: { verbatim: true } };
}

/** What a help adds to the label that it begins with: nothing when it only lists the codes of the choices. */
function afterLabel(help: string, label: string, hasChoices: boolean): string {
  const rest = help.startsWith(label) ? help.slice(label.length).replace(/^[.:\s]+/, "") : help;
  // Brackets that set the rest off from the label are no longer needed below it.
  return hasChoices && /^[A-Z]{2}/.test(rest) ? "" : rest.replace(/^\(([^()]*)\)$/, "$1");
}

const isNumeric = ({ type }: Schema) => type === "integer" || type === "number";

/** The number in a typed text; NaN when it names none for certain. */
function numberIn(answer: unknown, { format }: Schema): number {
  if (typeof answer === "number") return answer;
  return (typeof answer === "string" ? readNumber(answer, format) : null) ?? Number.NaN;
}

/** The answers as they are sent: typed numbers as numbers. */
function toRequest(answers: FormValues, properties: Readonly<Record<string, Schema>>): FormValues {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => answer !== undefined)
      .map(([name, answer]) => {
        const { [name]: property = {} } = properties;
        return [name, isNumeric(property) ? numberIn(answer, property) : answer];
      }),
  );
}

/** As ajv reports it. */
interface BrokenKeyword {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

function validatorOf(body: Schema) {
  const none: BrokenKeyword[] = [];
  const validate = Object.assign(
    (answers: unknown): boolean => {
      const errors = isRecord(answers) ? errorsOf(answers, body) : none;
      validate.errors = errors;
      return errors.length === 0;
    },
    { errors: none },
  );
  return validate;
}

function errorsOf(
  answers: FormValues,
  { properties = {}, required = [] }: Schema,
): BrokenKeyword[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const answer = answers[name];
    const at = { instancePath: `/${name}`, schemaPath: `#/properties/${name}` };
    if (answer !== undefined && !isEmptyGroup(answer)) {
      const broken = brokenKeyword(answer, property);
      return broken === null ? [] : [{ ...broken, ...at }];
    }
    if (!required.includes(name)) return [];
    return [{ ...at, instancePath: "", keyword: "required", params: { missingProperty: name } }];
  });
}

/** The engine adds an empty object for an untouched file. */
const isEmptyGroup = (answer: unknown) => isRecord(answer) && Object.keys(answer).length === 0;

function brokenKeyword(
  answer: unknown,
  schema: Schema,
): Pick<BrokenKeyword, "keyword" | "params"> | null {
  if (isNumeric(schema)) {
    const number = numberIn(answer, schema);
    const { type, minimum = -Infinity, maximum = Infinity } = schema;
    if (Number.isNaN(number) || (type === "integer" && !Number.isInteger(number))) {
      return { keyword: "type", params: { type } };
    }
    if (number < minimum) return { keyword: "minimum", params: { limit: minimum } };
    return number > maximum ? { keyword: "maximum", params: { limit: maximum } } : null;
  }
  if (typeof answer !== "string") return null;
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const length = codePointLength(answer);
  if (length < minLength) return { keyword: "minLength", params: { limit: minLength } };
  if (length > maxLength) return { keyword: "maxLength", params: { limit: maxLength } };
  if (pattern === undefined || new RegExp(pattern, "u").test(answer)) return null;
  return { keyword: "pattern", params: { pattern } };
}
