import type { Stack } from "../../scripts/stack/stack.ts";
import type { Api } from "../api.ts";
import type { Member } from "./member.ts";
import { advanceStorage, operate } from "./operator.ts";
import type { Preparation } from "./order.ts";
import { freeDay, newHome } from "./quote.ts";

/** A paid first order of the member with two boxes of their own, collected and stored without a page. */
export async function makeStoredOrder(api: Api, stack: Stack, member: Member): Promise<string> {
  const { tokens } = member;
  const draft = {
    place: newHome,
    grade: "BASIC",
    months: 2,
    box_count: 2,
    use_boxes: false,
    collection: { date: await freeDay(api), time: "13:00" },
    heavy_load: false,
    extra_help: false,
    payment_type: "NORMAL",
  };
  const { serial } = await api.post<{ serial: string }>("/api/storage-orders", draft, tokens);
  const path = `/api/storage-orders/${serial}/payments`;
  const prepared = await api.post<Preparation>(path, { method: "CARD" }, tokens);
  const { merchant_uid, amount } = prepared;
  const { imp_uid } = await api.payAtProvider({ merchant_uid, amount });
  await api.post(`${path}/complete`, { imp_uid, merchant_uid });
  await operate(stack, "boxes", "stock", "2");
  await advanceStorage(stack, serial, ["CONFIRM", "COLLECTING", "COMPLETE"]);
  return serial;
}
