import { helpEntries, type HelpEntry } from "../shared/help/help-entries.ts";
import { paths } from "../shared/paths.ts";

const { address, carriage, more, boxes, slots } = helpEntries;
const { cancel, storageCancel, reschedule, damage, balance, hold, twice } = helpEntries;

const ofSteps: Readonly<Record<string, readonly HelpEntry[]>> = {
  start: [address, carriage],
  destination: [address, carriage],
  items: [more, boxes],
  date: [slots, cancel],
  boxes: [boxes],
  extras: [more],
  confirm: [cancel, balance, more],
};

/** Pages about storage, for which the answers about moves are wrong. */
const ofStorage = [paths.storageQuote.path, paths.freeMonths.path, "/my/order/storage"];

/** Pages of boxes and companies, where no start time is held during a payment. */
const withoutHold = ["/boxes/", paths.company.path];

/** Returns the questions for the open page and step. */
export function helpFor(path: string, step: string | null): readonly HelpEntry[] {
  if (path === paths.home.path) return ofSteps[step ?? "start"] ?? [address, more];
  if (path.startsWith(paths.estimatePayment.path)) return [hold, twice, cancel, balance];
  if (ofStorage.some((start) => path.startsWith(start))) return [storageCancel, hold, twice];
  if (withoutHold.some((start) => path.startsWith(start))) return [twice];
  if (path.startsWith(paths.my.path)) return [cancel, reschedule, damage, balance, twice];
  return [cancel, balance, twice];
}
