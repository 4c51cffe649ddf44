import { retrieveSchema, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
// Not from the index, which pulls in ajv itself.
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { mapValues, pickBy, union } from "es-toolkit";

import { type FormValues, isRecord } from "../data/values.ts";
import { compiledValidator, type Validators } from "../validation/validators.ts";
import { activeSchema, withActiveEntries } from "./active.ts";
import type { AnyForm, FormStep } from "./form-definition.ts";

/**
 * The schema of a step for these answers: references, conditions and alternatives resolved at every level, and a
 * schema for each entry of a list. A schema without any of them is returned unchanged.
 */
export function shapeOf(definition: AnyForm, step: FormStep, values: FormValues): RJSFSchema {
  const root = activeSchema(definition, step, values);
  if (!isComposed(root)) return root;
  const validator = validatorOf(definition.validators, root);
  const shape = resolve(root, values, (schema, value) =>
    retrieveSchema(validator, schema, root, value),
  );
  return withActiveEntries(shape, definition, values);
}

type Retrieve = (schema: RJSFSchema, value: unknown) => RJSFSchema;

function resolve(schema: RJSFSchema, value: unknown, retrieve: Retrieve): RJSFSchema {
  const here = withChosenOption(retrieve(schema, value), value, retrieve);
  if (here.type === "array" && isRecord(here.items)) {
    const { items } = here;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return { ...here, items: entries.map((entry) => resolve(items, entry, retrieve)) };
  }
  if (here.properties === undefined) return here;
  const values = isRecord(value) ? value : {};
  return {
    ...here,
    properties: mapValues(here.properties, (property, name) =>
      isRecord(property) ? resolve(property, values[name], retrieve) : property,
    ),
  };
}

/**
 * A `oneOf` resolved by its answer: the discriminator as a choice among all, and the fields of the chosen one. Any
 * other schema is returned unchanged.
 */
export function withChosenOption(
  schema: RJSFSchema,
  value: unknown,
  retrieve: Retrieve,
): RJSFSchema {
  const { oneOf, ...shared } = schema;
  const name = discriminatorOf(schema);
  if (oneOf === undefined || name === undefined) return schema;
  const options = oneOf.filter(isRecord).map((option) => retrieve(option, value));
  const kindOf = (option: RJSFSchema): unknown => {
    const property = option.properties?.[name];
    return isRecord(property) ? property["const"] : undefined;
  };
  const kind = isRecord(value) ? value[name] : undefined;
  const chosen = options.find((option) => kindOf(option) === kind);
  return {
    ...shared,
    required: union(shared.required ?? [], chosen?.required ?? [name]),
    properties: {
      ...shared.properties,
      ...chosen?.properties,
      [name]: {
        type: "string",
        enum: options.map(kindOf).filter((known) => typeof known === "string"),
      },
    },
  };
}

function discriminatorOf(schema: RJSFSchema): string | undefined {
  const discriminator: unknown = schema["discriminator"];
  const name = isRecord(discriminator) ? discriminator["propertyName"] : undefined;
  return typeof name === "string" ? name : undefined;
}

/** The parts of an answer that its resolved schema has; those of other branches stay in the form. */
export function activePartOf(shape: RJSFSchema, value: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(shape.items)) {
    const { items } = shape;
    return value.map((entry: unknown, at) => {
      const schema = items[at];
      return isRecord(schema) ? activePartOf(schema, entry) : entry;
    });
  }
  const { properties } = shape;
  if (!isRecord(value) || properties === undefined) return value;
  return mapValues(
    pickBy(value, (_, name) => name in properties),
    (part, name) => {
      const property = properties[name];
      return isRecord(property) ? activePartOf(property, part) : part;
    },
  );
}

const composed = new WeakMap<RJSFSchema, boolean>();

function isComposed(schema: RJSFSchema): boolean {
  const known = composed.get(schema);
  if (known !== undefined) return known;
  const found = /"(?:\$ref|if|oneOf|items)":/.test(JSON.stringify(schema));
  composed.set(schema, found);
  return found;
}

const made = new WeakMap<RJSFSchema, ValidatorType>();

/** The compiled validator of a step's schema, as the type that rjsf takes; the same for the same schema. */
export function validatorOf(validators: Validators, schema: RJSFSchema): ValidatorType {
  const known = made.get(schema);
  if (known !== undefined) return known;
  // Checked here, because the error of rjsf names no remedy.
  compiledValidator(validators, schema);
  const validator = createPrecompiledValidator(validators, schema);
  made.set(schema, validator);
  return validator;
}
