import { addDays, storageOrderStatus } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk/model";
import { extraSteps, isOwing, leaveStep } from "./extras.ts";
import { refundOutside } from "./money.ts";
import { newStorage } from "./own-storage.ts";
import { advanceOrder, tryCommand, type Said, type Scene, type Stage } from "./scene.ts";
import { viewsOfStorage } from "./storage-views.ts";

/** A member's first storage order, with our boxes or their own. */
export async function storageScene(
  stage: Stage,
  { withBoxes }: { readonly withBoxes: boolean },
): Promise<Scene> {
  const { server } = stage;
  const storage = await newStorage(stage, withBoxes);
  const { serial, member, path, read, payments, settle } = storage;
  const { isOver, leave } = leaveStep(stage, member, async () => isOwing(await read()));

  async function pay(outcome: "pay" | "fail"): Promise<Said | void> {
    const { amount } = await read();
    const prepared = await member.try<{ readonly merchant_uid: string; readonly amount: number }>(
      "prepareStorageOrderPayment",
      { path, body: { method: "CARD" } },
    );
    if (prepared === null) return;
    await settle(prepared.merchant_uid, outcome);
    return { "asked for": { order: amount.total_amount, window: prepared.amount } };
  }

  async function changeCollection(days: number): Promise<Said | void> {
    const { collection } = await read();
    if (collection === null) return;
    const asked = { collection: { date: addDays(collection.date, days), time: "11:00" } };
    const price = await member.try<{
      readonly total_amount: number;
      readonly order_amount: number;
    }>("calculateStorageReschedule", { path, body: asked });
    if (price === null) return;
    const { total_amount: agreed_amount } = price;
    const way = agreed_amount > 0 ? { method: "CARD" } : {};
    const answer = await member.try<{ readonly payment: { readonly merchant_uid: string } | null }>(
      "rescheduleStorageOrder",
      { path, body: { ...asked, agreed_amount, ...way } },
    );
    if (answer === null) return;
    if (answer.payment !== null) await settle(answer.payment.merchant_uid, "pay");
    const after = await read();
    return {
      "price after the change": { promised: price.order_amount, order: after.amount.total_amount },
      "day after the change": { asked: asked.collection, order: after.collection },
    };
  }

  async function cancel(): Promise<Said | void> {
    const { cancel_fee_amount: fee, cancel_refund_amount: back, ledger: before } = await read();
    const after = await member.try<StorageOrder>("cancelStorageOrder", { path, body: {} });
    if (after === null) return;
    return {
      "fee of the cancellation": { promised: fee ?? 0, ledger: after.ledger.cancel_fee_amount },
      "refund of the cancellation": {
        promised: back ?? 0,
        ledger: after.ledger.refund_amount - before.refund_amount,
      },
    };
  }

  return {
    ways: {
      first: ["pay", "failPayment pay"],
      next: [
        "askExtra payExtra",
        "askExtra payExtra refundExtra",
        "askExtra declineExtra",
        "advance undo",
        "advance advance",
        "advance advance advance advance advance refundPart",
        "changeToWeekend changeSooner",
        "refundSomeOutside payExtra",
        "refundAllOutside declineExtra expireLinks payExtra",
        "refundSomeOutside refundSomeOutside askLess payExtra",
        "refundSomeOutside payExtra refundExtra askLess",
        "refundSomeOutside leaveDebt refundSomeOutside",
        "refundSomeOutside changeToWeekend changeSooner",
        "changeToWeekend refundSomeOutside payExtra changeSooner",
        "askExtra payExtra refundSomeOutside payExtra leaveDebt",
        "askExtra declineExtra askAgain payExtra",
        "advance advance advance advance advance refundSomeOutside payExtra refundPart leave",
        "cancel",
        "cancel leave",
        "changeSooner refundSomeOutside payExtra cancel",
        "refundSomeOutside askLess changeSooner payExtra",
        "askExtra payExtra refundSomeOutside cancel payExtra",
        "cancel askExtra payExtra refundAllOutside payExtra",
        "refundSomeOutside advance advance advance advance advance refundPart payExtra",
        "refundSomeOutside payExtra cancelByOperator refundAllOutside",
      ],
    },
    steps: {
      pay: () => pay("pay"),
      failPayment: () => pay("fail"),
      ...extraSteps(stage, serial),
      askLess: async () => {
        const { due_amount: due, extra_amount: extra } = (await read()).ledger;
        const merchantUid = (await payments()).at(-1)?.merchant_uid;
        if (merchantUid === undefined) return;
        const asked = { title: "일부", reason: "나눠 낼게요", payment: merchantUid };
        const amount = String(Math.max(100, Math.ceil((due - extra) / 2)));
        await tryCommand(stage, "links create", { ...asked, amount });
      },
      leave,
      changeSooner: () => changeCollection(-1),
      changeToWeekend: () => changeCollection(-3),
      changeByOperator: async () => {
        const { collection } = await read();
        if (collection === null) return;
        const when = `${addDays(collection.date, -1)} ${collection.time}`;
        await tryCommand(stage, "storage reschedule", {
          serial,
          collection: when,
          withoutFee: true,
          reason: "차가 없어요",
        });
      },
      advance: async () =>
        advanceOrder(stage, "storage", {
          machine: storageOrderStatus,
          serial,
          status: (await read()).status,
        }),
      undo: async () => {
        await tryCommand(stage, "storage undo", { serial, reason: "잘못 눌렀어요" });
      },
      refundPart: async () => {
        const merchantUid = (await payments()).find(
          ({ status }) => status === "PAID",
        )?.merchant_uid;
        if (merchantUid !== undefined)
          await tryCommand(stage, "refunds give", { merchantUid, amount: "1100", reason: "사과" });
      },
      refundSomeOutside: async () => refundOutside(stage, await payments(), "some"),
      refundAllOutside: async () => refundOutside(stage, await payments(), "all"),
      cancel,
      cancelByOperator: async () => {
        await tryCommand(stage, "storage cancel", { serial, reason: "창고가 찼어요" });
      },
      pass: async () => server.clock.pass({ days: 5 }),
    },
    isOver,
    views: () => viewsOfStorage(stage, storage),
    answers: async () => ({
      order: await read(),
      list: await server.api.ok("listStorageOrders", { token: await member.token() }),
    }),
  };
}
