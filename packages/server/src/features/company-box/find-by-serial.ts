import { isBoxExpiring, todayInSeoul, type BoxFilter } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { isIn } from "./box-terms.ts";
import type { BoxPage } from "./find-box-page.ts";
import { findOwnBoxBySerial, type CompanyBoxRow } from "./store.ts";

/** A page with the box of this serial where it is the company's and fits the filters, or with none. */
export async function findBySerial(
  { db, clock }: Pick<Services, "db" | "clock">,
  wanted: {
    readonly companyId: string;
    readonly serial: string;
    readonly filter: BoxFilter;
    readonly department: string | undefined;
  },
): Promise<BoxPage> {
  const { filter, department } = wanted;
  const box = await findOwnBoxBySerial(db, wanted);
  const fits =
    box !== null &&
    isIn(filter, box.status) &&
    (department === undefined || box.department === department) &&
    (filter !== "EXPIRING" || expires(box, todayInSeoul(clock())));
  const items = fits ? [box] : [];
  return { items, total: items.length, totalCapped: false, nextCursor: null };
}

function expires({ status, retention_until: day }: CompanyBoxRow, today: string): boolean {
  return day !== null && isBoxExpiring(status, day, today);
}
