import { helpEntries, type HelpEntry } from "../shared/help/help-entries.ts";
import { paths } from "../shared/paths.ts";

const { address, carriage, more, cancel, balance, hold, twice, boxes, slots } = helpEntries;

const ofSteps: Readonly<Record<string, readonly HelpEntry[]>> = {
  start: [address, carriage],
  destination: [address, carriage],
  items: [more, boxes],
  date: [slots, cancel],
  boxes: [boxes],
  extras: [more],
  confirm: [cancel, balance, more],
};

/** Where things are stored: what is said of a move is not true there. */
const ofStorage = [paths.storageQuote.path, paths.freeMonths.path, "/my/order/storage"];

/** Boxes, and what a company pays by invoice: nothing is booked for an hour while somebody pays. */
const withoutHold = ["/boxes/", paths.company.path];

/** The questions of the page and the step that are open. */
export function helpFor(path: string, step: string | null): readonly HelpEntry[] {
  if (path === paths.home.path) return ofSteps[step ?? "start"] ?? [address, more];
  if (path.startsWith(paths.estimatePayment.path)) return [hold, twice, cancel, balance];
  if (ofStorage.some((start) => path.startsWith(start))) return [hold, twice];
  if (withoutHold.some((start) => path.startsWith(start))) return [twice];
  return [cancel, balance, twice];
}
