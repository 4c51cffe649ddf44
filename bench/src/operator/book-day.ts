import { TIME_SLOTS } from "@damadum/domain";
import { newHome, oldHome } from "@damadum/sdk/fixtures";
import type { EstimateDraft, StorageOrderDraft } from "@damadum/sdk/model";
import { request, signUp } from "../product/api.ts";

const ROOM = 30;

/** How many visits of each kind a day has. */
export interface Visits {
  readonly moves: number;
  readonly storage: number;
}

type Headers = Readonly<Record<string, string>>;

interface Booking {
  readonly api: string;
  readonly sandbox: string;
  readonly operator: Headers;
  readonly day: string;
  readonly visits: Visits;
}

/** Books a day of moves, half of them with a balance to collect, and of storage visits, all paid. */
export async function bookDay({
  api,
  sandbox,
  operator: headers,
  day,
  visits,
}: Booking): Promise<void> {
  const run = (name: string, input: object) =>
    request(`${api}/operator/commands/${name}`, { body: { input }, headers });
  for (const kind of ["MOVE", "BOX_DELIVERY"]) {
    for (const time of TIME_SLOTS) await run("slots-set", { kind, day, time, capacity: `${ROOM}` });
  }
  await run("boxes-stock", { count: `${visits.storage * 2}` });
  const { access_token: token } = await signUp(api, "bench-member");
  const member = { authorization: `Bearer ${token}` };

  async function order(path: string, draft: object, payment: object): Promise<void> {
    const { serial } = await request<{ serial: string }>(`${api}/${path}`, {
      body: draft,
      headers: member,
    });
    const payments = `${api}/${path}/${serial}/payments`;
    const prepared = await request<{ merchant_uid: string; amount: number }>(payments, {
      body: { method: "CARD", ...payment },
      headers: member,
    });
    const { merchant_uid, amount } = prepared;
    const { response } = await request<{ response: { imp_uid: string } }>(
      `${sandbox}/hooks/payments`,
      { body: { merchant_uid, amount } },
    );
    await request(`${payments}/complete`, { body: { imp_uid: response.imp_uid, merchant_uid } });
  }

  for (let made = 0; made < visits.moves; made += 1) {
    await order("estimates", moveOn(day, made), { plan: made % 2 === 0 ? "DEPOSIT" : "FULL" });
  }
  for (let made = 0; made < visits.storage; made += 1) {
    await order("storage-orders", storageOn(day, made), {});
  }
}

const timeOf = (place: number) => TIME_SLOTS[place % TIME_SLOTS.length] ?? "09:00";

const moveOn = (day: string, place: number): EstimateDraft => ({
  start: oldHome,
  destination: newHome,
  items: [{ item_id: "bed-single", count: 1 }],
  move_date: day,
  move_time: timeOf(place),
  use_boxes: false,
  heavy_load: false,
  extra_help: false,
});

const storageOn = (day: string, place: number): StorageOrderDraft => ({
  place: newHome,
  grade: "BASIC",
  months: 1,
  box_count: 2,
  use_boxes: false,
  collection: { date: day, time: timeOf(place) },
  heavy_load: false,
  extra_help: false,
  payment_type: "NORMAL",
});
