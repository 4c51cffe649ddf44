import type { StorageOrder } from "@damadum/sdk/model";
import { describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newMember } from "../../testing/members.ts";
import {
  advance,
  deliveryDraft,
  newPaidStorageOrder,
  newStoredOrder,
  payFor,
} from "../../testing/storage-orders.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
const { chargeBack, linkOf, payLink } = takenBack(server);

interface Own {
  readonly token: string;
  readonly serial: string;
}
/** The parts of a response that the tests read. */
interface Moved {
  readonly order: StorageOrder;
  readonly payment: { readonly merchant_uid: string };
}
const at = (date: string, time = "09:00") => ({ date, time });
const price = ({ token, serial }: Own, body: object) =>
  server.api.ok("calculateStorageReschedule", { token, path: { serial }, body });
const move = ({ token, serial }: Own, body: object) =>
  server.api.send<Moved>("rescheduleStorageOrder", { token, path: { serial }, body });

describe("rescheduleStorageOrder", () => {
  it("moves visits and bookings, and charges or refunds the difference of the days", async () => {
    const own = await newPaidStorageOrder(server);
    const weekend = { collection: at("2026-12-12") };
    const amount = await price(own, weekend);
    expect(amount).toMatchObject({ fee_amount: 0, refund_amount: 0 });
    expect(amount.total_amount).toBeGreaterThan(0);
    const asked = { ...weekend, agreed_amount: amount.total_amount, method: "CARD" };
    const { body } = await move(own, asked);
    const { merchant_uid } = body.payment;
    const paid = { imp_uid: server.provider.pay(merchant_uid).impUid, merchant_uid };
    await server.api.ok("completeStorageOrderPayment", { path: own.path, body: paid });
    const sent = { token: own.token, path: own.path };
    const moved = await server.api.ok("getStorageOrder", sent);
    expect(moved).toMatchObject({
      collection: weekend.collection,
      paid_amount: amount.order_amount,
      amount: { total_amount: amount.order_amount },
    });
    const back = await move(own, { collection: at("2026-12-15", "13:00"), agreed_amount: 0 });
    expect(back.body.order.ledger).toMatchObject({
      total_amount: own.prepared.amount,
      balance_amount: 0,
    });
    const bookings = await server.services.db
      .selectFrom("box_delivery_bookings as booking")
      .innerJoin("storage_orders as order", "order.id", "booking.order_id")
      .select(["booking.leg", "booking.day"])
      .where("order.serial", "=", own.serial)
      .orderBy("booking.day")
      .execute();
    expect(bookings.map(({ day }) => day)).toEqual(["2026-12-08", "2026-12-15"]);
    await checkLedger(server.services.db);
  });

  it("gives back what a cheaper day costs less when what was taken back was paid again", async () => {
    const own = await newPaidStorageOrder(server, { collection: at("2026-12-12") });
    await chargeBack("merchant_uid", own.prepared.merchant_uid, 10_000);
    await payLink((await linkOf(own))?.url ?? "");
    const cheaper = { collection: at("2026-12-11") };
    const { refund_amount: back } = await price(own, cheaper);
    expect(back).toBeGreaterThan(0);
    const { body } = await move(own, { ...cheaper, agreed_amount: 0 });
    expect(body.order.ledger).toMatchObject({ refund_amount: 10_000 + back, balance_amount: 0 });
    await checkLedger(server.services.db);
  });

  it("rejects past visits, orders that end storage, a gap that is too long and another member", async () => {
    const own = await newPaidStorageOrder(server);
    const late = { collection: at("2026-12-20"), agreed_amount: 0 };
    expect(await move(own, late)).toMatchObject({ status: 422 });
    const { token } = await newMember(server);
    const sooner = { collection: at("2026-12-14"), agreed_amount: 0 };
    expect(await move({ token, serial: own.serial }, sooner)).toMatchObject({ status: 404 });
    await advance(server, own.serial, "CONFIRM");
    await advance(server, own.serial, "DELIVERING");
    const delivery = { delivery: at("2026-12-09"), agreed_amount: 0 };
    expect(await move(own, delivery)).toMatchObject({ status: 409 });
    const stored = await newStoredOrder(server, { box_count: 1 });
    const { box_serials: _all, ...request } = deliveryDraft(stored.boxSerials);
    const final = await server.api.ok("createFinalDelivery", {
      token: stored.token,
      path: { serial: stored.serial },
      body: { ...request, scope: "ALL" },
    });
    const ending = { token: stored.token, serial: final.serial };
    if (final.status === "QUOTED") await payFor(server, "StorageFinal", ending);
    const later = { delivery: at("2026-12-23"), agreed_amount: 0 };
    expect(await move(ending, later)).toMatchObject({ status: 409 });
  });

  it("moves a delivery of stored boxes", async () => {
    const { token, boxSerials } = await newStoredOrder(server, { box_count: 1 });
    const body = deliveryDraft(boxSerials);
    const { serial } = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial });
    const later = { delivery: at("2026-12-23", "13:00"), agreed_amount: 0 };
    const { body: answer } = await move({ token, serial }, later);
    expect(answer).toMatchObject({ payment: null, order: { delivery: later.delivery } });
  });
});
