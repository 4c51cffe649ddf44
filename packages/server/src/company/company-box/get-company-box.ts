import type { BoxStatus } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { findOwnBox, findReservedBoxes } from "./store.ts";

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
