/** What a compiled validator reports: the part of ajv's error object that the compiled code fills in. */
export type SchemaError = {
  readonly keyword: string;
  /** JSON pointer of the value that breaks the rule. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A compiled validator: answers whether the data fits and leaves its findings on itself. */
export type Validator = {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};

/** Compiled validators by the `$id` of their schema. */
export type Validators = Readonly<Record<string, Validator>>;
