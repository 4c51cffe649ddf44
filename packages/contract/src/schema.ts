/** The words of JSON Schema 2020-12 that openapi.yaml uses. Its lists are mutable because rjsf's type asks for that. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: SchemaType | SchemaType[];
  /** What a person calls the field, in Korean. */
  readonly title?: string;
  readonly description?: string;
  readonly examples?: Scalar[];
  readonly default?: Scalar;
  readonly oneOf?: Schema[];
  readonly enum?: Scalar[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** What is counted, such as `층`; its limits are said with it. */
  readonly "x-unit"?: string;
  /** Whether a person types the answer or chooses it, where the schema alone does not tell. */
  readonly "x-answer"?: Answer;
  /** What a person reads when the value breaks any rule of the schema; `{minLength}` stands for that limit. */
  readonly "x-message"?: string;
};

/** The words of ours that a schema may have beside those of JSON Schema. */
export const extensions = ["x-unit", "x-answer", "x-message"] as const;

export type Answer = "typed" | "chosen";

type Scalar = string | number | boolean | null;
type SchemaType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";
