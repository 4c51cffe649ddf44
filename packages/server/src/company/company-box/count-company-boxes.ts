import type { CompanyBoxCount } from "@damadum/sdk/model";
import { boxFilterStatuses, expiringUntil, todayInSeoul, type BoxStatus } from "@damadum/domain";
import { sumBy } from "es-toolkit";
import type { Connection } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { countBoxesByStatus, countStoredByDay, countStoredUntil } from "./list-store.ts";

/** As many as the API's response allows. */
const MAX_EXPIRING_DAYS = 5;

/** How many boxes each filter shows, and the next days on which the retention of some ends. */
export async function countCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  companyId: string,
): Promise<CompanyBoxCount> {
  const countOf = await countStatuses(db, companyId);
  const today = todayInSeoul(clock());
  const until = expiringUntil(today);
  return {
    all: countOf(boxFilterStatuses.ALL),
    stored: countOf(boxFilterStatuses.STORED),
    moving: countOf(boxFilterStatuses.MOVING),
    returned: countOf(boxFilterStatuses.RETURNED),
    disposed: countOf(boxFilterStatuses.DISPOSED),
    expiring: await countStoredUntil(db, { companyId, day: until }),
    expiring_days: await countStoredByDay(db, {
      companyId,
      from: today,
      until,
      limit: MAX_EXPIRING_DAYS,
    }),
  };
}

/** Number of a company's boxes that are stored, on their way or not destroyed yet. */
export async function countBoxesInStorage(db: Connection, companyId: string): Promise<number> {
  const countOf = await countStatuses(db, companyId);
  return countOf([...boxFilterStatuses.STORED, ...boxFilterStatuses.MOVING, "DISPOSAL_READY"]);
}

async function countStatuses(db: Connection, companyId: string) {
  const counts = new Map(
    (await countBoxesByStatus(db, companyId)).map((row) => [row.status, row.boxes]),
  );
  return (statuses: readonly BoxStatus[]) => sumBy(statuses, (status) => counts.get(status) ?? 0);
}
