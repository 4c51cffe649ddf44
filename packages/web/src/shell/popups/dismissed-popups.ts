import { dayjs } from "@damadum/ui/dayjs";
import * as z from "zod/mini";
import { storedValue } from "../../shared/browser/stored-value.ts";
import { atom } from "../../shared/config/store.ts";

const DAYS = 7;

/** The instant until which each popup stays hidden, by its id. */
const stored = storedValue("popups.dismissed", z.record(z.string(), z.iso.datetime()));

const untilAtom = atom<Readonly<Record<string, string>> | null>(null);

/** The ids of the popups that this device has dismissed; writing an id dismisses it for seven days. */
export const dismissedPopupsAtom = atom(
  (get) => {
    const now = new Date().toISOString();
    const until = get(untilAtom) ?? stored.get() ?? {};
    return new Set(Object.keys(until).filter((id) => (until[id] ?? "") > now));
  },
  (_get, set, id: string) => {
    const now = new Date().toISOString();
    const kept = Object.entries(stored.get() ?? {}).filter(([, until]) => until > now);
    const next = Object.fromEntries([...kept, [id, dayjs().add(DAYS, "day").toISOString()]]);
    stored.set(next);
    set(untilAtom, next);
  },
);
