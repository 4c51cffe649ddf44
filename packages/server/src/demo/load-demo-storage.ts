import type { BoxUpdate } from "@damadum/sdk/model";
import { addDays, brand, todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { updateOrderBoxContents } from "../storage/box/update-order-box-contents.ts";
import { saveOperatorImage } from "../platform/file/save-operator-image.ts";
import { uploadFile } from "../platform/file/upload-file.ts";
import { cancelStorageOrder } from "../storage/storage-order/cancel-storage-order.ts";
import { changeOrderStatus } from "../storage/order-state/change-order-status.ts";
import { changeStorageContract } from "../storage/storage-contract/change-storage-contract.ts";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { createStorageOrder } from "../storage/storage-order/create-storage-order.ts";
import { expireContracts } from "../storage/contract-state/expire-contracts.ts";
import { lockOrderById } from "../storage/order-state/store.ts";
import type { StorageOrderView } from "../storage/order-state/order-view.ts";
import { showOrder } from "../storage/order-state/order-view.ts";
import { subjectOfOrder } from "../storage/contract-state/subject-of-order.ts";
import { bySystem } from "../subject/history.ts";
import { addDemoCard } from "./demo-person.ts";
import { demoPicture } from "./demo-picture.ts";
import { payInDemo, type DemoServices } from "./demo-services.ts";
import {
  demoBoxes,
  ongoingDemoOrders,
  demoStorageInput,
  demoStored,
  demoUnpaidOrders,
  type DemoStorage,
} from "./demo-storage.ts";
import { endOnLastDay, loadLaterOrders } from "./load-demo-later-orders.ts";
import { advanceTo, type DemoPeople } from "./demo-order.ts";
import { addBoxPhotos } from "../storage/box/box-photos.ts";

/**
 * Replays the demo member's storage through the verbs from months ago up to now: first orders and contracts in every
 * state, later orders, described boxes and charged months.
 */
export async function loadDemoStorage(demo: DemoServices, people: DemoPeople): Promise<void> {
  const { services } = demo;
  // Before a second card exists, so that there is no other card to charge.
  await storeInDemo(
    demo,
    people,
    demoStored.unpaid,
    await addDemoCard(demo, people.userId, { declines: true }),
  );
  await chargeUpToNow(demo);
  const card = await addDemoCard(demo, people.userId, { declines: false });
  await storeInDemo(demo, people, demoStored.monthly, card);
  await chargeUpToNow(demo);
  await endOnLastDay(demo, people, await storeInDemo(demo, people, demoStored.ended));
  const expired = await storeInDemo(demo, people, demoStored.expired);
  demo.inDays(-1);
  await expireContracts(services);
  const ending = await storeInDemo(demo, people, demoStored.ending);
  const current = await storeInDemo(demo, people, demoStored.current);
  await describeBoxes(demo, people, current);
  await describeBoxes(demo, people, expired);
  await loadLaterOrders(demo, people, current);
  await terminate(demo, people, ending);
  for (const order of ongoingDemoOrders) await storeInDemo(demo, people, order);
  await loadUnpaid(demo, people);
}

async function createDemoOrder(
  demo: DemoServices,
  { userId }: DemoPeople,
  sample: DemoStorage,
): Promise<StorageOrderView> {
  demo.inDays(sample.orderedIn);
  const input = demoStorageInput(sample, demo.today);
  return createStorageOrder(demo.services, { input, userId, idempotencyKey: undefined });
}

/** Creates and pays an order, and advances it to its current status. */
export async function storeInDemo(
  demo: DemoServices,
  people: DemoPeople,
  sample: DemoStorage,
  billingKeyId?: string,
): Promise<StorageOrderView> {
  const { order: made } = await createDemoOrder(demo, people, sample);
  await payInDemo(demo, {
    subject: subjectOfOrder(made.id),
    serial: made.serial,
    userId: people.userId,
    amount: made.total_amount,
    name: `${brand.name} 박스 보관 (연습)`,
    ...(billingKeyId === undefined ? {} : { billingKeyId }),
  });
  await advanceTo(demo, people, { serial: made.serial, steps: sample.steps });
  return showOrder(demo.services, made.serial);
}

/** Charges each past month on its day, and retries refused charges a day later. */
async function chargeUpToNow(demo: DemoServices): Promise<void> {
  const { db } = demo.services;
  for (;;) {
    demo.inDays(0);
    const { due } = await db
      .selectFrom("storage_contracts")
      .select((eb) => eb.fn.min("next_charge_at").as("due"))
      .where("next_charge_at", "<=", demo.services.clock())
      .executeTakeFirstOrThrow();
    if (due === null) return;
    demo.at(todayInSeoul(due));
    await chargeMonthly(demo.services);
  }
}

/** Adds a name and contents to each box, a picture to the first content, and the operator's photos to the first box. */
async function describeBoxes(
  { services }: DemoServices,
  { userId, operatorId }: DemoPeople,
  { order: { serial }, boxes }: StorageOrderView,
): Promise<void> {
  const updates: BoxUpdate[] = [];
  for (const [index, { serial: boxSerial }] of boxes.entries()) {
    const sample = demoBoxes[index % demoBoxes.length];
    if (sample === undefined) continue;
    const { file } = await uploadFile(services, {
      purpose: "BOX_CONTENT",
      boxSerial,
      bytes: await demoPicture(sample.picture),
      userId,
      visitorKey: undefined,
      address: "demo",
      idempotencyKey: undefined,
    });
    const contents = sample.contents.map((name, place) => ({
      name,
      count: 1,
      file_ids: place === 0 ? [file.id] : [],
    }));
    updates.push({ box_serial: boxSerial, name: sample.name, contents });
  }
  await updateOrderBoxContents(services, { orderSerial: serial, userId }, updates);
  const first = boxes[0]?.serial;
  if (first === undefined) return;
  for (const kind of ["PICK_UP", "INTAKE"] as const) {
    const bytes = await demoPicture("closed-box");
    const fileIds = [await saveOperatorImage(services, { bytes, operatorId })];
    await inTransaction(services.db, (tx) =>
      addBoxPhotos(tx, services, { serial: first, kind, operatorId, fileIds }),
    );
  }
}

async function terminate(
  demo: DemoServices,
  { userId }: DemoPeople,
  { order: { contract_id: id } }: StorageOrderView,
): Promise<void> {
  if (id === null) throw new Error("A stored order has a contract");
  demo.inDays(-2);
  const endDate = addDays(demo.today, 10);
  await changeStorageContract(demo.services, {
    id,
    userId,
    address: "demo",
    request: { kind: "TERMINATION", endDate, reason: "짐을 옮길 곳이 생겼어요." },
    way: null,
    idempotencyKey: undefined,
  });
}

async function loadUnpaid(demo: DemoServices, people: DemoPeople): Promise<void> {
  const { services } = demo;
  await createDemoOrder(demo, people, demoUnpaidOrders.QUOTED);
  const waiting = await createDemoOrder(demo, people, demoUnpaidOrders.WAIT);
  await inTransaction(services.db, async (tx) => {
    const locked = await lockOrderById(tx, waiting.order.id);
    const cause = bySystem(services.clock(), "카드 한도를 넘었어요.");
    await changeOrderStatus(tx, locked, "WAIT", cause);
  });
  const { order: cancelled } = await createDemoOrder(demo, people, demoUnpaidOrders.CANCEL);
  const { serial } = cancelled;
  const by = { actor: "MEMBER", actorId: people.userId, reason: "날짜를 다시 정할게요." } as const;
  await cancelStorageOrder(services, { serial, ...by });
}
