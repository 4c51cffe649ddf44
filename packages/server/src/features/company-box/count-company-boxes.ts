import { addDays, EXPIRING_DAYS, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countedFilters, type CountedFilter } from "./box-terms.ts";
import { countStoredUntil } from "./retention-store.ts";
import { findCounts } from "./store.ts";

/** How many boxes each filter shows. */
export async function countCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  companyId: string,
): Promise<Readonly<Record<CountedFilter | "EXPIRING", number>>> {
  const rows = await findCounts(db, companyId);
  const until = addDays(todayInSeoul(clock()), EXPIRING_DAYS);
  const counts = { ALL: 0, STORED: 0, MOVING: 0, RETURNED: 0, DISPOSED: 0 };
  for (const filter of countedFilters) {
    counts[filter] = rows.find((row) => row.filter === filter)?.boxes ?? 0;
  }
  return { ...counts, EXPIRING: await countStoredUntil(db, { companyId, until }) };
}
