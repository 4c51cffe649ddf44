import type { AnyHandler } from "msw";

// Imports nothing of ours: an augmented module counts as importing whoever augments it, so that any change of what this
// file reached would have every file checked again that Storybook reaches, which is all of them.
declare module "storybook/internal/csf" {
  interface Parameters {
    /** The instant at which the clock is frozen; by default 10 o'clock of the scenarios' base day. */
    now?: string;
    /** The shell around the story, unless the toolbar chooses another. */
    shell?: "web" | "app";
    /** The handlers of a story's requests; the first that matches wins. */
    msw?: readonly AnyHandler[];
    /** How a component is used; shown on its docs page. */
    guide?: Guide;
  }
}

/** How a component is used, in Korean, beside its stories. */
export interface Guide {
  /** When it is used, and what is used instead. */
  readonly use: string;
  readonly avoid: string;
  /** What it consists of. */
  readonly parts: string;
  readonly keys: string;
  readonly good: string;
  readonly bad: string;
}
