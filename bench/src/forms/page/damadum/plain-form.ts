import { defineForm, type FormDefinition } from "@damadum/forms";
import { plainFields } from "../question.ts";

type Validator = FormDefinition<Record<string, string>>["validators"][string];
type SchemaError = NonNullable<Validator["errors"]>[number];

const forms = new Map<number, FormDefinition<Record<string, string>>>();

/** A form of one step with `count` required texts; the same object for the same count. */
export function plainForm(count: number): FormDefinition<Record<string, string>> {
  const form = forms.get(count) ?? define(count);
  forms.set(count, form);
  return form;
}

function define(count: number): FormDefinition<Record<string, string>> {
  const fields = plainFields(count);
  const names = fields.map(({ name }) => name);
  return defineForm<Record<string, string>>()({
    id: "plain",
    body: {
      type: "object",
      required: names,
      properties: Object.fromEntries(
        fields.map(({ name, label }) => [
          name,
          { title: label, type: "string", minLength: 1, maxLength: 100 },
        ]),
      ),
    },
    compiled: {
      version: `plain_${count}`,
      validators: { plain_answers: validatorOf(names) },
      widgets: {},
      fields: {},
    },
    steps: [
      {
        id: "answers",
        name: "답",
        fields: names.map((path) => ({ path })),
      },
    ],
    draft: { storage: "local", days: 7, keepAfterSubmit: false },
    submitLabel: "보내기",
  });
}

/** Equivalent of what ajv compiles from the schema: every name is present, with 1 to 100 characters. */
function validatorOf(names: readonly string[]): Validator {
  const validate: Validator = (data) => {
    const values = new Map<string, unknown>(Object.entries(Object(data)));
    const errors = names.flatMap((name) => problemOf(name, values.get(name)) ?? []);
    validate.errors = errors;
    return errors.length === 0;
  };
  return validate;
}

function problemOf(name: string, value: unknown): SchemaError | null {
  if (value === undefined) {
    return {
      keyword: "required",
      instancePath: "",
      schemaPath: "#/required",
      params: { missingProperty: name },
    };
  }
  const fits = typeof value === "string" && value.length > 0 && value.length <= 100;
  return fits
    ? null
    : {
        keyword: "maxLength",
        instancePath: `/${name}`,
        schemaPath: `#/properties/${name}/maxLength`,
        params: { limit: 100 },
      };
}
