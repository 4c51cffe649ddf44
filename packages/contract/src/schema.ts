/**
 * The words of JSON Schema 2020-12 that openapi.yaml and the forms use. Its lists are mutable because rjsf's type asks
 * for that.
 */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: Schema };
  readonly type?: SchemaType | SchemaType[];
  /** What a person calls the field, in Korean. */
  readonly title?: string;
  readonly description?: string;
  readonly examples?: Scalar[];
  readonly default?: Scalar;
  readonly oneOf?: Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly const?: Scalar;
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
  /** What a person reads when there is no answer; `{object}` stands for the field's name with 을 or 를. */
  readonly "x-required-message"?: string;
  /** What the names of a group's parts begin with in a sentence, where that is not the group's title. */
  readonly "x-prefix"?: string;
}

/** The words of ours that a schema may have beside those of JSON Schema. */
export const extensions = [
  "x-unit",
  "x-answer",
  "x-message",
  "x-required-message",
  "x-prefix",
] as const;

declare const bodyOf: unique symbol;

/** The schema of a request body, which knows the body's type: a form of another body does not compile with it. */
export type BodySchema<Body> = Schema & { readonly [bodyOf]?: Frozen<Body> };

/** A deeply read-only value, since a list that one side may change is no other list for that. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;

export type Answer = "typed" | "chosen";

type Scalar = string | number | boolean | null;
type SchemaType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";
