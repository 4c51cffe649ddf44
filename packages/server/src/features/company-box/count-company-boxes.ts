import type { CompanyBoxCount } from "@damadum/contract/operations";
import { boxFilterStatuses, expiringUntil, todayInSeoul, type BoxStatus } from "@damadum/domain";
import { sumBy } from "es-toolkit";
import type { Connection } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { countBoxesByStatus, countStoredUntil } from "./list-store.ts";

/** How many boxes each filter shows. */
export async function countCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  companyId: string,
): Promise<CompanyBoxCount> {
  const countOf = await countStatuses(db, companyId);
  return {
    all: countOf(boxFilterStatuses.ALL),
    stored: countOf(boxFilterStatuses.STORED),
    moving: countOf(boxFilterStatuses.MOVING),
    returned: countOf(boxFilterStatuses.RETURNED),
    disposed: countOf(boxFilterStatuses.DISPOSED),
    expiring: await countStoredUntil(db, {
      companyId,
      day: expiringUntil(todayInSeoul(clock())),
    }),
  };
}

/** Boxes of a company that are stored or on their way. */
export async function countBoxesInStorage(db: Connection, companyId: string): Promise<number> {
  const countOf = await countStatuses(db, companyId);
  return countOf([...boxFilterStatuses.STORED, ...boxFilterStatuses.MOVING]);
}

async function countStatuses(db: Connection, companyId: string) {
  const counts = new Map(
    (await countBoxesByStatus(db, companyId)).map((row) => [row.status, row.boxes]),
  );
  return (statuses: readonly BoxStatus[]) => sumBy(statuses, (status) => counts.get(status) ?? 0);
}
