import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** How far somebody had scrolled in a list of boxes: the first row in sight, and the page that it is on. */
export interface BoxPlace {
  readonly row: string;
  readonly page: number;
}

/** Places of the tab's last lists, by the entry of its history; a way back leads over no more. */
const MAX_PLACES = 20;

const placeSchema = z.tuple([z.string(), z.object({ row: z.string(), page: z.number() })]);
const kept = storedValue("company_box_places", z.array(placeSchema), "session");

/** Where the list of an entry of the history was left; undefined for one that is new. */
export function placeOf(entry: string): BoxPlace | undefined {
  return new Map(kept.get() ?? []).get(entry);
}

export function keepPlace(entry: string, place: BoxPlace): void {
  const others = (kept.get() ?? []).filter(([key]) => key !== entry);
  kept.set([...others.slice(1 - MAX_PLACES), [entry, place]]);
}
