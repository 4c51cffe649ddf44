/**
 * The JSON Schema 2020-12 keywords that openapi.yaml and the forms use. Lists are mutable because rjsf's type requires
 * it.
 */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: Schema };
  readonly type?: SchemaType | SchemaType[];
  /** The field's name for people, in Korean. */
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
  /** The first items, each with its own schema. */
  readonly prefixItems?: Schema[];
  /** Every item, or those after `prefixItems`; false if there are none. */
  readonly items?: Schema | false;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** The unit, such as `층`, with which messages state the limits. */
  readonly "x-unit"?: string;
  /** Whether a person types or chooses the answer, when the schema alone does not show it. */
  readonly "x-answer"?: Answer;
  /** The message for a value that breaks a rule other than `enum`; `{minLength}` stands for that limit. */
  readonly "x-message"?: string;
  /** The message for a missing answer; `{object}` stands for the field's name with 을 or 를. */
  readonly "x-required-message"?: string;
  /** The prefix of a group's field names in messages, when it is not the group's title. */
  readonly "x-prefix"?: string;
  /** Whether later versions may answer values beside those of `enum`. */
  readonly "x-extensible-enum"?: boolean;
}

/** Our own keywords, which a schema may have beside those of JSON Schema. */
export const extensions = [
  "x-unit",
  "x-answer",
  "x-message",
  "x-required-message",
  "x-prefix",
  "x-extensible-enum",
  "x-deprecated-on",
  "x-sunset",
] as const;

declare const bodyOf: unique symbol;

/** The schema of a request body, branded with the body's type: a form that sends another body does not compile. */
export type BodySchema<Body> = Schema & { readonly [bodyOf]?: Frozen<Body> };

/** A deeply read-only value, so that a mutable and a read-only list compare as the same type. */
export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;

export type Answer = "typed" | "chosen";

type Scalar = string | number | boolean | null;
type SchemaType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";
