import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** The scroll position in a list of boxes: the first visible row, and the page that it is on. */
export interface BoxPlace {
  readonly row: string;
  readonly page: number;
}

/** How many history entries of the tab keep their place. */
const MAX_PLACES = 20;

const placeSchema = z.tuple([z.string(), z.object({ row: z.string(), page: z.number() })]);
const kept = storedValue("company_box_places", z.array(placeSchema), "session");

/** Returns where the list of a history entry was left; undefined for a new entry. */
export function placeOf(entry: string): BoxPlace | undefined {
  return new Map(kept.get() ?? []).get(entry);
}

export function keepPlace(entry: string, place: BoxPlace): void {
  const others = (kept.get() ?? []).filter(([key]) => key !== entry);
  kept.set([...others.slice(1 - MAX_PLACES), [entry, place]]);
}
