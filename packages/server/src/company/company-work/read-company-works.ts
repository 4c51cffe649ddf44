import { withReservations } from "../company-box/store.ts";
import {
  type CompanyWorkStatus,
  companyTurnWorkStatuses,
  openCompanyWorkStatuses,
  todayInSeoul,
} from "@damadum/domain";
import { z } from "zod";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { findCertificateOfWork } from "./certificate-store.ts";
import { findOwnWork } from "./store.ts";
import type { CompanyWorkFilter } from "@damadum/sdk/model";
import { cursorsOf } from "../../http/cursors.ts";
import { readListPage, type PageRequest } from "../../http/paging.ts";
import type { BoxPage } from "../company-box/list-company-boxes.ts";
import { countWorkBoxes, findBoxIdPage } from "./work-box-store.ts";
import { listOwnBoxes } from "../company-box/read-company-boxes.ts";

export type WorkView = Awaited<ReturnType<typeof getCompanyWork>>;

/** Work of this company; another company's is not found. */
export async function getCompanyWork(
  { db }: Pick<Services, "db">,
  own: { readonly wkId: string; readonly companyId: string },
) {
  const work = await findOwnWork(db, own);
  const history = await findHistory<CompanyWorkStatus>(db, companySubject.work(work.id));
  const certificateNumber =
    work.kind === "DISPOSAL" && work.status === "COMPLETE"
      ? ((await findCertificateOfWork(db, work.id))?.number ?? null)
      : null;
  return { work, certificateNumber, history };
}

/** One page of the company's works, by filter, in the order of the filter and then the newest first. */
export async function listCompanyWorks(
  { db, clock }: Pick<Services, "db" | "clock">,
  list: {
    readonly companyId: string;
    readonly filter: CompanyWorkFilter;
    readonly page: PageRequest;
  },
) {
  const { companyId, filter, page } = list;
  const { statuses, first, visitFrom } = filters[filter](todayInSeoul(clock()));
  let works = db.selectFrom("company_works").where("company_id", "=", companyId);
  if (statuses !== undefined) works = works.where("status", "in", statuses);
  if (visitFrom !== undefined) {
    works = works.where("appointment_date", ">=", visitFrom).where("moved_on", "is", null);
  }
  let ordered = works.selectAll();
  if (first !== undefined) {
    ordered = ordered.orderBy((eb) => eb("status", "in", first), "desc");
  }
  if (visitFrom !== undefined) {
    ordered = ordered.orderBy("appointment_date").orderBy("appointment_time");
  }
  return readListPage(db, ordered.orderBy("created_at", "desc").orderBy("id", "desc"), page);
}

/** What a filter selects, and which works it lists first; an undefined field filters nothing. */
interface Selection {
  readonly statuses?: readonly CompanyWorkStatus[];
  /** Works in these states come before the others. */
  readonly first?: readonly CompanyWorkStatus[];
  /** Only works whose visit is still to come, from this day on, the nearest first. */
  readonly visitFrom?: string;
}

const filters: Readonly<Record<CompanyWorkFilter, (today: string) => Selection>> = {
  ALL: () => ({}),
  OPEN: () => ({ statuses: openCompanyWorkStatuses, first: companyTurnWorkStatuses }),
  UPCOMING: (today) => ({ statuses: openCompanyWorkStatuses, visitFrom: today }),
};

const workBoxCursors = cursorsOf(z.int().min(0).max(999_999_999));

/** One page of the boxes of a work, at most a thousand in all, the newest first. */
export async function listCompanyWorkBoxes(
  { db }: Pick<Services, "db">,
  request: PageRequest & { readonly wkId: string; readonly companyId: string },
): Promise<BoxPage> {
  const { wkId, companyId, page, limit, cursor } = request;
  const work = await findOwnWork(db, { wkId, companyId });
  const before = workBoxCursors.read(cursor);
  const offset = before === null ? (page - 1) * limit : 0;
  const found = await findBoxIdPage(db, { wkId, before, offset, limit: limit + 1 });
  const { rows, next: nextCursor } = workBoxCursors.page(found, limit, ({ number }) => number);
  const own = { cpboxIds: rows.map(({ box_id: id }) => id), companyId, cid: work.contract_id };
  const items = await withReservations(db, await listOwnBoxes(db, own));
  return { items, total: await countWorkBoxes(db, wkId), totalCapped: false, nextCursor };
}
