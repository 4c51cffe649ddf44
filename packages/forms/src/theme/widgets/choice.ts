import type { IconName } from "@damadum/ui";

/** One answer to choose. */
export type Choice = {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly description?: string;
  readonly icon?: IconName;
};

/** The settings of the `choice` widget, to be put under `ui:options`. */
export type ChoiceOptions = {
  readonly choices: readonly Choice[];
  readonly columns?: 1 | 2 | 3;
  /** `chip` where each answer is a single short word. */
  readonly layout?: "row" | "chip";
  readonly help?: string;
};

/** Settings of a choice, checked while they are written. */
export function choiceOptions(options: ChoiceOptions): ChoiceOptions {
  return options;
}
