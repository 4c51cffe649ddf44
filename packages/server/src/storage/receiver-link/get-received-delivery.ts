import { todayInSeoul } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { receivedVisitOf } from "./receiver-link.ts";
import { findOrderOfKey } from "./store.ts";

/** What the link shows: until the day of the delivery only its date, on that day the visit, and nothing after it. */
export async function getReceivedDelivery(
  { db, clock }: Pick<Services, "db" | "clock">,
  key: string,
) {
  const order = await findOrderOfKey(db, hashSecret(key));
  const visit = order === null ? null : receivedVisitOf(order);
  if (visit === null) throw new ProblemError("not_found");
  const today = todayInSeoul(clock());
  const opensOn = visit.delivery.date;
  if (today > opensOn) throw new ProblemError("not_found");
  return { opensOn, visit: today < opensOn ? null : visit };
}
