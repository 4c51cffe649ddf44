import type { IconName } from "@damadum/ui";

export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly description?: string;
  readonly icon?: IconName;
}

/** A limit that another answer sets: `addDays` days after the date at `field` (a dotted path). */
export interface DateBound {
  readonly field: string;
  readonly addDays: number;
}

/** Settings of the widgets; each reads those that it knows. */
export interface FieldOptions {
  readonly autocomplete?: AutoFill;
  readonly inputType?: "text" | "email" | "tel" | "url" | "search" | "date";
  readonly inputMode?: "text" | "email" | "tel" | "numeric";
  /** Taken exactly as typed, without automatic capitals or spelling correction. */
  readonly verbatim?: true;
  readonly choices?: readonly Choice[];
  /** What each choice shows of its price: the total with it, or how much it adds to the cheapest. */
  readonly price?: "total" | "extra";
  readonly columns?: 1 | 2 | 3 | 5;
  /** Whether only screen readers read the title of a choice, because its step asks the same. */
  readonly labelHidden?: true;
  /** `chip` when each answer is a single short word. */
  readonly layout?: "row" | "chip";
  readonly earliest?: DateBound;
  readonly latest?: DateBound;
  /** How many days ahead can be chosen, if not as for a visit. */
  readonly daysAhead?: number;
  /** Whether the day changes the price. */
  readonly isPriced?: boolean;
  /** The answer of a ticked checkbox, if not `true`; an unticked one is then no answer. */
  readonly checkedValue?: string;
  /** Name of the date beside a time. */
  readonly dateField?: string;
  /** Whether a time names its day, which was chosen in an earlier step. */
  readonly isDayNamed?: true;
  /** Whether a group that is already answered is folded into one line. */
  readonly isFolded?: true;
}
