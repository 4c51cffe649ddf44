import { addDays, isUnloaded, moveStatus } from "@damadum/domain";
import type { OwnMove } from "./own-move.ts";
import { advanceOrder, rowsOf, tryCommand, type Stage } from "./scene.ts";

export function operatorSteps(stage: Stage, { serial, read, payments }: OwnMove) {
  const order =
    (words: string, input: object = {}) =>
    async () => {
      await tryCommand(stage, words, { serial, ...input });
    };
  const correct = (input: object) => order("moves correct", input);
  const uidOf = async (isIt: (payment: Awaited<ReturnType<typeof payments>>[number]) => boolean) =>
    (await payments()).find(isIt)?.merchant_uid;
  return {
    advance: async () =>
      advanceOrder(stage, "moves", { machine: moveStatus, serial, status: (await read()).status }),
    unload: async () => {
      for (let step = 0; step < 5; step += 1) {
        const { status } = await read();
        if (isUnloaded(status)) return;
        await advanceOrder(stage, "moves", { machine: moveStatus, serial, status });
      }
    },
    undo: order("moves undo", { reason: "잘못 눌렀어요" }),
    changeByOperator: async () => {
      const { draft } = await read();
      const move = `${addDays(draft.move_date, 1)} ${draft.move_time}`;
      await order("moves reschedule", { move, withoutFee: true, reason: "차가 없어요" })();
    },
    correctUp: correct({
      startFloor: "5",
      startCarriage: "STAIRS",
      destinationFloor: "6",
      reason: "승강기가 없어요",
    }),
    correctDown: correct({
      destinationFloor: "1",
      refund: true,
      reason: "1층이에요",
    }),
    discount: order("moves discount", { amount: "7000", reason: "늦었어요" }),
    writeOff: order("moves write-off", { amount: "3000", reason: "받을 수 없어요" }),
    payByHand: async () => {
      const { ledger } = await read();
      const amount = String(Math.ceil(ledger.balance_amount / 2) || 1);
      await order("moves record-payment", {
        method: "CASH",
        amount,
        reference: "영수증",
        again: true,
      })();
    },
    withdrawByHand: async () => {
      const merchantUid = await uidOf(({ method }) => method === "CASH");
      if (merchantUid === undefined) return;
      await tryCommand(stage, "payments withdraw", { merchantUid, reason: "잘못 적었어요" });
    },
    refundPart: async () => {
      const merchantUid = await uidOf(({ status }) => status === "PAID");
      if (merchantUid === undefined) return;
      await tryCommand(stage, "refunds give", { merchantUid, amount: "1100", reason: "사과" });
    },
    sendByHand: async () => {
      for (const { id } of rowsOf(await stage.ops("refunds list", { pending: true, limit: "500" })))
        await tryCommand(stage, "refunds record", { id });
    },
    askBalance: async () => {
      const { ledger } = await read();
      const amount = String(ledger.balance_amount || 100);
      const asked = { title: "잔금", reason: "잔금", balance: true, order: serial };
      await tryCommand(stage, "links create", { ...asked, amount });
    },
    boxesCame: order("moves collected"),
    cancelByCompany: order("moves cancel", { fault: "COMPANY", reason: "차가 고장 났어요" }),
  } as const;
}
