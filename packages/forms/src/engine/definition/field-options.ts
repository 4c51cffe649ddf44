import type { IconName } from "@damadum/ui";

/** One answer to choose. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly description?: string;
  readonly icon?: IconName;
}

/** A limit that another answer sets: so many days after the date at `field` (a dotted path). */
export interface DateBound {
  readonly field: string;
  readonly addDays: number;
}

/** Settings of the widgets; each reads those that it knows. */
export interface FieldOptions {
  readonly autocomplete?: AutoFill;
  readonly inputType?: "text" | "email" | "tel" | "url" | "search";
  readonly inputMode?: "text" | "email" | "tel" | "numeric";
  /** Typed exactly: no capitals put in, no spelling mended. */
  readonly verbatim?: true;
  readonly choices?: readonly Choice[];
  readonly columns?: 1 | 2 | 3 | 5;
  readonly layout?: "row" | "chip";
  readonly earliest?: DateBound;
  readonly latest?: DateBound;
  /** How many days ahead can be chosen, where that is not as for a visit. */
  readonly daysAhead?: number;
  /** Whether the day changes the price. */
  readonly isPriced?: boolean;
  /** The answer that a ticked checkbox stands for, where it is not `true`; an empty one is no answer then. */
  readonly checkedValue?: string;
  /** What may be uploaded (MIME types), up to how many bytes each. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
  /** Name of the date beside a time. */
  readonly dateField?: string;
  /** Whether a time names its day, which was chosen in a step before. */
  readonly isDayNamed?: true;
  /** A group that is answered already is folded into one line. */
  readonly isFolded?: true;
}
