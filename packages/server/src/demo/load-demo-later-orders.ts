import { addDays, brand, type StorageDeliveryInput } from "@damadum/domain";
import {
  createFinalDelivery,
  createFinalDisposal,
} from "../storage/storage-final/create-final-order.ts";
import { createStorageDelivery } from "../storage/storage-delivery/create-storage-delivery.ts";
import { endDatesOf } from "../storage/box/end-dates-of.ts";
import type { StorageOrderView } from "../storage/order-state/order-view.ts";
import { subjectOfOrder } from "../storage/contract-state/subject-of-order.ts";
import { payInDemo, type DemoServices } from "./demo-services.ts";
import type { DemoStep } from "./demo-storage.ts";
import { demoPlace } from "./demo-users.ts";
import { advanceTo, moveTo, type DemoPeople } from "./demo-order.ts";

/** Deliveries, partial final orders and disposals: one order in each state that looks different. */
export async function loadLaterOrders(
  demo: DemoServices,
  people: DemoPeople,
  current: StorageOrderView,
): Promise<void> {
  const [one = "", two = "", three = "", four = "", five = "", six = "", seven = ""] =
    current.boxes.map(({ serial }) => serial);
  const createDelivery = (
    serial: string,
    visits: Pick<StorageDeliveryInput, "delivery" | "collection">,
  ) =>
    createStorageDelivery(demo.services, {
      input: { boxSerials: [serial], place: demoPlace, extraHelp: false, ...visits },
      userId: people.userId,
      idempotencyKey: undefined,
    });
  const dispose = (serial: string) =>
    createFinalDisposal(demo.services, {
      orderSerial: current.order.serial,
      userId: people.userId,
      draft: { scope: "PART", boxSerials: [serial], disposalAgreed: true },
      idempotencyKey: undefined,
    });
  const day = (days: number) => ({ date: addDays(demo.today, days), time: "11:00" });
  const paid = async (made: StorageOrderView, steps: readonly DemoStep[]) => {
    await pay(demo, people, made);
    await advanceTo(demo, people, { serial: made.order.serial, steps });
  };

  demo.inDays(-12);
  await paid(await dispose(four), [
    ["CONFIRM", -11],
    ["DISPOSING", -10],
    ["COMPLETE", -10],
  ]);
  demo.inDays(-10);
  await paid(await createDelivery(one, { delivery: day(-8) }), [
    ["CONFIRM", -9],
    ["DELIVERING", -8],
    ["COMPLETE", -8],
  ]);
  demo.inDays(-9);
  const final = await createFinalDelivery(demo.services, {
    orderSerial: current.order.serial,
    userId: people.userId,
    draft: {
      scope: "PART",
      boxSerials: [six],
      place: demoPlace,
      delivery: day(-6),
      extraHelp: false,
    },
    idempotencyKey: undefined,
  });
  await paid(final, [
    ["CONFIRM", -8],
    ["DELIVERING", -6],
    ["COMPLETE", -6],
  ]);
  demo.inDays(-2);
  await paid(await createDelivery(three, { delivery: day(0) }), [
    ["CONFIRM", -1],
    ["DELIVERING", 0],
  ]);
  demo.inDays(-1);
  await paid(await dispose(five), [["CONFIRM", -1]]);
  demo.inDays(0);
  await paid(await createDelivery(two, { delivery: day(3), collection: day(8) }), []);
  await createDelivery(seven, { delivery: day(10) });
}

/** Ends a contract with a final delivery of all boxes on its last day, so that nothing is refunded or due. */
export async function endOnLastDay(
  demo: DemoServices,
  people: DemoPeople,
  { order: { serial: orderSerial, contract_id: id } }: StorageOrderView,
): Promise<void> {
  const date = id === null ? null : (await endDatesOf(demo.services.db, [id])).get(id);
  if (date === null || date === undefined) throw new Error("A stored order has a last day");
  demo.at(addDays(date, -7));
  const { userId } = people;
  const delivery = { date, time: "15:00" };
  const made = await createFinalDelivery(demo.services, {
    orderSerial,
    userId,
    draft: { scope: "ALL", place: demoPlace, delivery, extraHelp: false },
    idempotencyKey: undefined,
  });
  await pay(demo, people, made);
  demo.at(date);
  for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
    await moveTo(demo, people, { serial: made.order.serial, to });
  }
}

async function pay(
  demo: DemoServices,
  { userId }: DemoPeople,
  { order: { id, serial, total_amount: amount } }: StorageOrderView,
): Promise<void> {
  const subject = subjectOfOrder(id);
  const name = `${brand.name} 박스 받기 (연습)`;
  await payInDemo(demo, { subject, serial, userId, amount, name });
}
