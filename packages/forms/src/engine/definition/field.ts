import type { Choice } from "../../theme/widgets/choice.ts";
import type { DateBound } from "../../patterns/date-slot/date-bounds.ts";
import type { WidgetName } from "../../theme/widget-table.ts";
import type { DeepPartial } from "../data/values.ts";
import type { FieldVerification } from "../verification/field-verification.ts";

/** The dotted paths of everything in a body; `*` stands for any entry of a list: `items.*.count`. */
export type PathOf<Body> = {
  [Name in keyof Body & string]-?: Name | PathBelow<Name, NonNullable<Body[Name]>>;
}[keyof Body & string];

type PathBelow<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? `${Name}.*` | `${Name}.*.${PathOf<Item>}`
    : never
  : Value extends object
    ? `${Name}.${PathOf<Value>}`
    : never;

/** What a body holds at a dotted path. */
export type ValueOf<Body, Path extends string> = Body extends readonly (infer Item)[]
  ? Path extends `*.${infer Rest}`
    ? ValueOf<Item, Rest>
    : Item
  : Path extends keyof Body
    ? NonNullable<Body[Path]>
    : Path extends `${infer Name}.${infer Rest}`
      ? Name extends keyof Body
        ? ValueOf<NonNullable<Body[Name]>, Rest>
        : never
      : never;

/** A deeply read-only value. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;

/** Holds while another field, asked before, has this answer. */
export type Condition<Path extends string = string, Value = unknown> = {
  readonly field: Path;
  readonly is: Value;
};

/** The JSON Schema keywords that a field can have a message for; `*` is any of them. */
export type Keyword =
  | "*"
  | "enum"
  | "format"
  | "maxItems"
  | "maxLength"
  | "maximum"
  | "minItems"
  | "minLength"
  | "minimum"
  | "pattern"
  | "type";

/** Settings of the widgets; each reads those that it knows. */
export type FieldOptions = {
  readonly autocomplete?: AutoFill;
  readonly inputType?: "text" | "email" | "tel" | "url" | "search";
  readonly inputMode?: "text" | "email" | "tel" | "numeric";
  /** Typed exactly: no capitals put in, no spelling mended. */
  readonly verbatim?: true;
  readonly choices?: readonly Choice[];
  /** What a number counts, as the review says it: 개, 명, 개월, 원. */
  readonly unit?: string;
  readonly columns?: 1 | 2 | 3;
  readonly layout?: "row" | "chip";
  readonly earliest?: DateBound;
  readonly latest?: DateBound;
  /** Whether the day changes the price. */
  readonly isPriced?: boolean;
  /** The answer that a ticked checkbox stands for, where it is not `true`; an empty one is no answer then. */
  readonly checkedValue?: string;
  /** What may be uploaded (MIME types), up to how many bytes each. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
  /** Name of the date beside a time. */
  readonly dateField?: string;
  /** A group that is answered already is folded into one line. */
  readonly isFolded?: true;
};

/** One field of a form, or a group of them: everything that is known of it, in one place. */
export type Field<Path extends string, Value, Answers, When> = {
  /** Dotted path in the request body. */
  readonly path: Path;
  /** What people call it; the contract's title when left out. A group's title is for screen readers. */
  readonly title?: string;
  /** `text` when left out; a group has none. */
  readonly widget?: WidgetName;
  readonly options?: FieldOptions;
  readonly help?: string;
  readonly placeholder?: string;
  /** Makes the field required; the message when it is missing, empty or no answer at all. */
  readonly required?: string;
  readonly messages?: Readonly<Partial<Record<Keyword, string>>>;
  /** All must hold for the field to be asked; its answer counts for nothing otherwise. */
  readonly when?: When | readonly When[];
  /** Stands for the answer while there is none: the plainest case, which breaks no rule. */
  readonly plain?: Value | ((answers: Answers, today: string) => Value);
  /** The best guess, put in when the field is asked and has no answer yet; a person may change it or take it away. */
  readonly suggest?: (answers: Answers, today: string) => Value | undefined;
  /** The answer as the review says it, a line for each text; left out, its choice, number, day or text speaks for itself. */
  readonly review?: (answer: unknown) => string | readonly string[];
  /** A rule of this answer alone that the contract cannot express: its message, undefined when it is satisfied. */
  readonly check?: (answer: unknown) => string | undefined;
  /** Asks a service of the page about the answer, while it is typed and before it is sent. */
  readonly verify?: FieldVerification;
  /** What goes into the request for this answer, where it is not the answer itself. */
  readonly toRequest?: (answer: unknown) => unknown;
  /** Name of the field beside it that sets this value and shows what is wrong with it. */
  readonly shownBy?: string;
};

/** A field of any form. */
export type AnyField = Field<string, unknown, never, Condition>;

/** A condition on an answer of a body. */
export type ConditionOf<Body> = {
  [Path in PathOf<Body>]: Condition<Path, ValueOf<Body, Path>>;
}[PathOf<Body>];

/** A field of a form that fills in a body. */
export type FieldOf<Body> = {
  [Path in PathOf<Body>]: Field<
    Path,
    Frozen<ValueOf<Body, Path>>,
    DeepPartial<Body>,
    ConditionOf<Body>
  >;
}[PathOf<Body>];

/** A field of a pattern or of several forms. Where a form lists it, a path that its body does not have does not compile. */
export function defineField<
  const Path extends string,
  const Value = never,
  Answers = unknown,
  const When = never,
>(field: Field<Path, Value, Answers, When>): Field<Path, Value, Answers, When> {
  return field;
}

/** A path of a pattern at the place where a form uses it; the root is the empty text. */
export type Under<Base extends string, Name extends string> = Base extends ""
  ? Name
  : `${Base}.${Name}`;

/** Puts a name under a base path. */
export function under<Base extends string, Name extends string>(
  base: Base,
  name: Name,
): Under<Base, Name>;
export function under(base: string, name: string): string {
  return base === "" ? name : `${base}.${name}`;
}
