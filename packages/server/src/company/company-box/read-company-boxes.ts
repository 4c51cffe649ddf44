import { type BoxStatus, boxFilterStatuses, expiringUntil, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { findOwnBox, findReservedBoxes, type CompanyBoxRow } from "./store.ts";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { CompanyDepartment, CompanyBoxCount } from "@damadum/sdk/model";
import {
  countBoxesByDepartment,
  countBoxesByStatus,
  countStoredByDay,
  countStoredUntil,
} from "./list-store.ts";
import { sumBy } from "es-toolkit";

/** Only the latest changes are shown. */
const MAX_CHANGES = 200;

/** A box of this company with its latest changes; another company's is not found. */
export async function getCompanyBox(
  { db }: Pick<Services, "db">,
  own: { readonly cpboxId: string; readonly companyId: string },
) {
  const box = await findOwnBox(db, own);
  const isReserved = (await findReservedBoxes(db, [box.id])).length > 0;
  const history = await findHistory<BoxStatus>(db, companySubject.box(box.id));
  return { box: { ...box, isReserved }, history: history.slice(-MAX_CHANGES) };
}

/** Boxes by id, the newest first; throws `not_found` unless all are of this company and this contract. */
export async function listOwnBoxes(
  db: Connection,
  own: {
    readonly cpboxIds: readonly string[];
    readonly companyId: string;
    readonly cid: string;
  },
): Promise<readonly CompanyBoxRow[]> {
  if (own.cpboxIds.length === 0) return [];
  const boxes = await db
    .selectFrom("company_boxes")
    .selectAll()
    .where("id", "in", own.cpboxIds)
    .where("company_id", "=", own.companyId)
    .where("contract_id", "=", own.cid)
    .orderBy("number", "desc")
    .execute();
  if (boxes.length !== own.cpboxIds.length) throw new ProblemError("not_found");
  return boxes;
}

/** As many as the API's response allows. */
const MAX_DEPARTMENTS = 1000;

/** The departments of a company's boxes by name, each with its number of boxes; cancelled boxes do not count. */
export function listCompanyDepartments(
  { db }: Pick<Services, "db">,
  companyId: string,
): Promise<CompanyDepartment[]> {
  const statuses = boxFilterStatuses.ALL;
  return countBoxesByDepartment(db, { companyId, statuses, limit: MAX_DEPARTMENTS });
}

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
