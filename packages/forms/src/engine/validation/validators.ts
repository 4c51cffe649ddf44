import type { RJSFSchema } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";

/** Compiled validators by the `$id` of their schema, or by rjsf's hash of a part of one. */
export type Validators = ValidatorFunctions;

/** What a compiled validator reports: the part of ajv's error object that the engine reads. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer of the value that breaks the rule. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
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
