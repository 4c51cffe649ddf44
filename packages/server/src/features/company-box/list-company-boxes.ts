import {
  addDays,
  parseBoxSerial,
  EXPIRING_DAYS,
  searchWanted,
  todayInSeoul,
  type BoxFilter,
} from "@damadum/domain";
import type { Services } from "../../services.ts";
import { newestBoxNumber } from "../company/newest-box-number.ts";
import { termOf, termsWanted } from "./box-terms.ts";
import { findBoxPage, type BoxPage, type PageWanted } from "./find-box-page.ts";
import { findBySerial } from "./find-by-serial.ts";
import { listExpiringBoxes } from "./list-expiring-boxes.ts";
import { searchBoxes } from "./search-boxes.ts";

/** One page of a company's boxes, by filter, department and text. */
export async function listCompanyBoxes(
  services: Pick<Services, "db" | "clock">,
  wanted: PageWanted & {
    readonly companyId: string;
    readonly filter: BoxFilter;
    readonly department: string | undefined;
    readonly q: string | undefined;
  },
): Promise<BoxPage> {
  const { db, clock } = services;
  const { companyId, filter, department, q, ...page } = wanted;
  const serial = q === undefined ? null : parseBoxSerial(q);
  if (serial !== null) return findBySerial(services, { companyId, serial, filter, department });
  // A text of spaces alone looks for nothing, so it leaves nothing out.
  const text = q === undefined ? null : searchWanted(q);
  if (filter === "EXPIRING") {
    const until = addDays(todayInSeoul(clock()), EXPIRING_DAYS);
    return listExpiringBoxes(db, { companyId, until, department: department ?? null, text }, page);
  }
  const narrowed = [
    ...(department === undefined ? [] : [termOf.department(department)]),
    ...(text === null ? [] : termsWanted(text)),
  ];
  // Whatever has any term has the one of ALL too: cancelled boxes have none.
  const isAll = filter === "ALL" && narrowed.length > 0;
  const terms = isAll ? narrowed : [termOf.filter(filter), ...narrowed];
  if (text === null) return findBoxPage(db, { companyId, terms }, page);
  const newest = await newestBoxNumber(db, companyId);
  return searchBoxes(db, { companyId, newest, terms, text }, page);
}
