import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
// Not from the index, which pulls in ajv itself.
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";

import type { FieldPath } from "../data/path.ts";

/** Compiled validators by the `$id` of their schema. */
export type Validators = ValidatorFunctions;

/** What a compiled validator reports: the part of ajv's error object that the engine reads. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer of the value that breaks the rule. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The path of the value that an error is about: the missing or unknown name, not the group that should have it. */
export function pathOfError(error: SchemaError): FieldPath {
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
  const validate = validators[$id];
  if (validate !== undefined) return validate;
  throw new Error(`No compiled validator for ${$id}; run pnpm --filter @damadum/forms generate.`);
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
