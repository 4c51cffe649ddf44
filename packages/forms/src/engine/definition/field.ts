import type { Frozen } from "@damadum/contract";

import type { DeepPartial } from "../data/values.ts";
import type { FieldOptions } from "./field-options.ts";

/**
 * The dotted paths of everything in a body, down to five levels, because a body may contain itself; a list is edited as
 * a whole.
 */
export type PathOf<Body, Levels extends 0[] = []> = Levels["length"] extends 5
  ? never
  : {
      [Name in keyof Body & string]-?:
        | Name
        | PathBelow<Name, NonNullable<Body[Name]>, [...Levels, 0]>;
    }[keyof Body & string];

type PathBelow<Name extends string, Value, Levels extends 0[]> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? `${Name}.${PathOf<Value, Levels>}`
    : never;

/** The type of a body's value at a dotted path. */
export type ValueOf<Body, Path extends string> = Path extends keyof Body
  ? NonNullable<Body[Path]>
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Body
      ? ValueOf<NonNullable<Body[Name]>, Rest>
      : never
    : never;

/** Met while another, earlier field has this answer (`is`), or while it has not, answered or not (`isNot`). */
export type Condition<Path extends string = string, Value = unknown> = {
  readonly field: Path;
} & ({ readonly is: Value } | { readonly isNot: Value });

/** The choices that a page offered, to show answers by their names. */
export interface ReviewContext {
  readonly boxes?: readonly { readonly serial: string; readonly name: string }[];
}

type VerificationName = "checkUsername";

interface FieldVerification {
  readonly service: VerificationName;
  /** By the reason of a rejection. */
  readonly messages: Readonly<Record<string, string>>;
  /** Shown when the answer is accepted. */
  readonly accepted?: string;
}

/** One field of a form, or a group of them: everything about it, in one place. */
export interface Field<Path extends string, Value, Answers, When, Widget extends string> {
  /** Dotted path in the request body. */
  readonly path: Path;
  /** Its title in the form, if not the contract's. A group's title is for screen readers. */
  readonly title?: string;
  /** Defaults to `text`; a group has none. */
  readonly widget?: Widget;
  readonly options?: FieldOptions;
  readonly help?: string;
  readonly placeholder?: string;
  /** Makes the field required although the contract does not. */
  readonly required?: true;
  /** All must be met for the field to be asked; otherwise its answer is ignored. */
  readonly when?: When | readonly When[];
  /**
   * Whether the answer is cleared when the field is no longer asked, so that a consent does not return with its
   * question.
   */
  readonly clearedWhenInactive?: true;
  /** Stands in for a missing answer: the plainest case, which breaks no rule. */
  readonly plain?: Value | ((answers: Answers, today: string) => Value);
  /** The best guess, filled in when the field is asked and has no answer yet; a person may change or remove it. */
  readonly suggest?: (answers: Answers, today: string) => Value | undefined;
  /** Its title in the review, where the one in the form is a question. */
  readonly reviewTitle?: string;
  /** The answer as the review shows it, a line for each string; by default its choice, number, day or text. */
  readonly review?: (answer: unknown, context: ReviewContext) => string | readonly string[];
  /** A rule of only this answer that the contract cannot express: returns its message, undefined when it is met. */
  readonly check?: (answer: unknown) => string | undefined;
  /** Asks a service of the page about the answer, while it is typed and before it is sent. */
  readonly verify?: FieldVerification;
  /** The value to send for this answer, if not the answer itself. */
  readonly toRequest?: (answer: unknown) => unknown;
  /** The field that sets this value and shows its errors: its name beside this one, or its dotted path. */
  readonly shownBy?: string;
}

export type AnyField = Field<string, unknown, never, Condition, string>;

export type ConditionOf<Body> = {
  [Path in PathOf<Body>]: Condition<Path, ValueOf<Body, Path>>;
}[PathOf<Body>];

/** A field of a form that fills in a body, asked by one of the widgets. */
export type FieldOf<Body, Widget extends string> = {
  [Path in PathOf<Body>]: Field<
    Path,
    Frozen<ValueOf<Body, Path>>,
    DeepPartial<Body>,
    ConditionOf<Body>,
    Widget
  >;
}[PathOf<Body>];

/** The path of a pattern's field below the base where a form uses it; the root is the empty string. */
export type Under<Base extends string, Name extends string> = Base extends ""
  ? Name
  : `${Base}.${Name}`;

export function under<Base extends string, Name extends string>(
  base: Base,
  name: Name,
): Under<Base, Name>;
export function under(base: string, name: string): string {
  return base === "" ? name : `${base}.${name}`;
}
