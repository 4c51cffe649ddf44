import { addDays } from "@damadum/domain";
import type { Estimate, PreparedPayment } from "@damadum/sdk/model";
import type { OwnMove } from "./own-move.ts";
import type { Said } from "./scene.ts";

export function memberSteps({ path, member, read, settle }: OwnMove) {
  async function pay(plan: "DEPOSIT" | "FULL" | "BALANCE"): Promise<Said | void> {
    const { amount, ledger } = await read();
    const prepared = await member.try<PreparedPayment>("prepareEstimatePayment", {
      path,
      body: { plan, method: "CARD" },
    });
    if (prepared === null) return;
    const asked = {
      DEPOSIT: amount.deposit_amount,
      FULL: amount.total_amount,
      BALANCE: ledger.balance_amount,
    }[plan];
    await settle(prepared, "pay");
    return { [`asked for ${plan}`]: { order: asked, window: prepared.amount } };
  }

  async function changeDays(days: number): Promise<Said | void> {
    const { draft } = await read();
    const later = { move: { date: addDays(draft.move_date, days), time: draft.move_time } };
    const rental = draft.box_rental;
    const visits = rental
      ? {
          ...later,
          delivery: { ...rental.delivery, date: addDays(rental.delivery.date, days) },
          collection: { ...rental.collection, date: addDays(rental.collection.date, days) },
        }
      : later;
    const price = await member.try<{
      readonly total_amount: number;
      readonly order_amount: number;
    }>("calculateEstimateReschedule", { path, body: visits });
    if (price === null) return;
    const body = { ...visits, agreed_amount: price.total_amount };
    const answer = await member.try<{ readonly payment: PreparedPayment | null }>(
      "rescheduleEstimate",
      {
        path,
        body: price.total_amount > 0 ? { ...body, method: "CARD" } : body,
      },
    );
    if (answer === null) return;
    if (answer.payment !== null) await settle(answer.payment, "pay");
    const after = await read();
    return {
      "price after the change": { promised: price.order_amount, order: after.amount.total_amount },
      "day after the change": { asked: later.move.date, order: after.draft.move_date },
    };
  }

  async function cancel(): Promise<Said | void> {
    const before = await read();
    const after = await member.try<Estimate>("cancelEstimate", { path, body: {} });
    if (after === null) return;
    const { cancel_fee_amount: fee, cancel_refund_amount: back } = before;
    return {
      "fee of the cancellation": { promised: fee ?? 0, ledger: after.ledger.cancel_fee_amount },
      "refund of the cancellation": {
        promised: back ?? 0,
        ledger: after.ledger.refund_amount - before.ledger.refund_amount,
      },
    };
  }

  return {
    payDeposit: () => pay("DEPOSIT"),
    payFull: () => pay("FULL"),
    payBalance: () => pay("BALANCE"),
    failPayment: async () => {
      const body = { plan: "DEPOSIT", method: "CARD" };
      const prepared = await member.try<PreparedPayment>("prepareEstimatePayment", { path, body });
      if (prepared !== null) await settle(prepared, "fail");
    },
    changeLater: () => changeDays(3),
    changeMuchLater: () => changeDays(9),
    changeSooner: () => changeDays(-2),
    collectBoxes: async () => {
      const { draft } = await read();
      const date = addDays(draft.box_rental?.collection.date ?? draft.move_date, 1);
      await member.try("requestEstimateCollection", { path, body: { date, time: "13:00" } });
    },
    review: async () => {
      const body = { rating: 4, content: "좋았어요.", file_ids: [] };
      await member.try("createEstimateReview", { path, body });
    },
    cancel,
  } as const;
}
