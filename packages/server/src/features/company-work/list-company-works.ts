import type { CompanyWorkFilter } from "@damadum/contract/operations";
import { companyTurnWorkStatuses, openCompanyWorkStatuses, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countWorks, findWorkPage, type WorkListFilter } from "./store.ts";

/** One page of the company's works, by filter. */
export async function listCompanyWorks(
  { db, clock }: Pick<Services, "db" | "clock">,
  {
    companyId,
    filter,
    page,
    limit,
  }: {
    readonly companyId: string;
    readonly filter: CompanyWorkFilter;
    readonly page: number;
    readonly limit: number;
  },
) {
  const list = { companyId, ...filters[filter](todayInSeoul(clock())) };
  const items = await findWorkPage(db, list, { offset: (page - 1) * limit, limit });
  const total = await countWorks(db, list);
  return { items, ...total };
}

/** What each filter selects, and which works it lists first. */
const filters: Readonly<
  Record<CompanyWorkFilter, (today: string) => Omit<WorkListFilter, "companyId">>
> = {
  ALL: () => ({}),
  OPEN: () => ({ statuses: openCompanyWorkStatuses, first: companyTurnWorkStatuses }),
  UPCOMING: (today) => ({ statuses: openCompanyWorkStatuses, visitFrom: today }),
};
