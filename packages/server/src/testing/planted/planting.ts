import { draft } from "../drafts.ts";
import type { operatorCommands } from "../operator-commands.ts";
import type { TestServer } from "../test-server.ts";

/** Something that names a person, and until when it is there; null for as long as its member stays. */
export interface Plant {
  readonly what: string;
  readonly word: string;
  readonly until: Date | null;
}

type Kept = readonly [count: number, unit: "day" | "month" | "year"] | Date | null;

export interface Ground {
  readonly server: TestServer;
  readonly ops: ReturnType<typeof operatorCommands>;
  /** Plants words that are kept until a moment, or for a time from now on. */
  readonly plant: (what: string, kept: Kept, ...words: readonly string[]) => void;
}

/** The tax of 2026 is filed by the end of March 2027. */
export const TAX_OF_2026 = new Date("2032-03-31T15:00:00.000Z");

/** Five years after the day of the moves, which is later than all that happens with them here. */
export const MOVED = new Date("2031-12-10T15:00:00.000Z");

export const placeOf = (detail: string) => ({ ...draft.start, detail });
