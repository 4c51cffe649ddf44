import type { CompanyWorkFilter } from "@damadum/sdk/model";
import {
  companyTurnWorkStatuses,
  openCompanyWorkStatuses,
  todayInSeoul,
  type CompanyWorkStatus,
} from "@damadum/domain";
import { countLimited } from "../../db/count-limited.ts";
import type { Services } from "../../services.ts";

/** One page of the company's works, by filter, in the order of the filter and then the newest first. */
export async function listCompanyWorks(
  { db, clock }: Pick<Services, "db" | "clock">,
  list: {
    readonly companyId: string;
    readonly filter: CompanyWorkFilter;
    readonly page: number;
    readonly limit: number;
  },
) {
  const { companyId, filter, page, limit } = list;
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
  const items = await ordered
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items, ...(await countLimited(db, works.select("id"))) };
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
