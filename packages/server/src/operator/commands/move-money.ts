import { formatWon, handMethods, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { findCompensations } from "../../money/compensation/store.ts";
import type { EstimateView } from "../../move/estimate/estimate-view.ts";
import { recordHandPayment } from "../../move/estimate/record-hand-payment.ts";
import { discountMove, writeOffBalance } from "../../move/estimate/lower-balance.ts";
import { changing, reading, listOf, type CommandResult } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import {
  listedId,
  numberInput,
  pageOptions,
  plainList,
  reasonOption,
  serialText,
  typedText,
} from "../input/options.ts";
import { ledgerFacts } from "../tables.ts";
import { nameCell, phoneEnd, timeCell, wonCell } from "../korean.ts";
import { findSumOfMove } from "../second-person/store.ts";
import { findOwed, owedNames } from "../lists/owed.ts";
import { recordCompensation } from "../../damage/damage-report/answer-damage-report.ts";
import { recordHandRefund } from "../../money/payment/refund-part.ts";

const serial = named("이사 번호", serialText);
const amount = named("받은 금액 (원)", numberInput(z.int().min(1), "won"));
const methods = Object.entries(handMethods).map(([key, { label }]) => `${key} (${label})`);

/** What lowering a balance takes. */
const lowering = {
  duty: "MONEY",
  input: z.object({ serial, amount, reason: reasonOption }),
  sumOf: findSumOfMove,
  problems: {
    state_conflict: "결제를 시작한 이사 가운데 잔금이 남은 것만 줄일 수 있어요.",
    amount_mismatch:
      "남은 잔금보다 많아요. `pnpm ops moves show` 로 확인해 주세요. 낸 돈은 `pnpm ops refunds give` 로 돌려줘요.",
  },
} as const;

function lowered({ estimate, ledger }: EstimateView, message: string): CommandResult {
  return {
    message: `${message} 남은 잔금은 ${formatWon(ledger.balance)}이에요.`,
    facts: { 번호: estimate.serial, ...ledgerFacts(ledger) },
    concerns: estimate.user_id ?? undefined,
  };
}

/** Open balances, payments and refunds by hand, and compensations. */
export const commands = [
  changing({
    words: "moves record-payment",
    duty: "MONEY",
    summary: "현금이나 계좌 이체로 받은 잔금을 적어요",
    input: z.object({
      serial,
      method: named(`받은 방법: ${methods.join(", ")}`, z.enum(["CASH", "TRANSFER"])),
      amount,
      reference: option("내용", "입금자 이름이나 영수증 번호", typedText(100)),
      again: flag("방금 적은 것과 같은 금액을 한 번 더 받았어요"),
      key: option(
        "키",
        "같은 키로는 한 번만 적어요 (UUID). 답을 못 받아 다시 보낼 때 써요",
        z.uuid("키는 UUID 로 적어 주세요").optional(),
      ),
    }),
    problems: {
      idempotency_conflict:
        "10분 안에 같은 금액을 적었거나 같은 키로 다른 금액을 적었어요. 한 번 더 받은 것이면 --again 을 붙여 주세요.",
      state_conflict:
        "잔금은 짐을 내린 뒤에 받아요. 먼저 `pnpm ops moves advance` 로 상태를 옮겨 주세요.",
      already_paid: "잔금을 이미 모두 받은 이사예요. `pnpm ops moves show` 로 확인해 주세요.",
      amount_mismatch: "남은 잔금보다 많아요. `pnpm ops moves show` 로 잔금을 확인해 주세요.",
    },
    async run({ services, operator }, input) {
      const taken = { ...input, operatorId: operator.userId };
      const { estimate, ledger } = await recordHandPayment(services, taken);
      const left = ledger.balance;
      return {
        message: `${formatWon(input.amount)}을 받았다고 적었어요. 남은 잔금은 ${formatWon(left)}이에요.`,
        facts: {
          번호: estimate.serial,
          ...ledgerFacts(ledger),
        },
      };
    },
  }),
  changing({
    words: "moves discount",
    summary: "아직 받지 않은 잔금을 깎아 줘요 (늦은 도착의 사과 따위)",
    ...lowering,
    async run({ services }, input) {
      return lowered(await discountMove(services, input), `${formatWon(input.amount)}을 깎았어요.`);
    },
  }),
  changing({
    words: "moves write-off",
    summary: "받을 수 없는 잔금을 더는 청구하지 않아요",
    ...lowering,
    async run({ services }, input) {
      const message = `${formatWon(input.amount)}을 받지 않기로 했어요.`;
      return lowered(await writeOffBalance(services, input), message);
    },
  }),
  reading({
    words: "owed list",
    summary:
      "받지 못한 돈을 오래된 것부터 봐요: 이사의 잔금, 밀린 보관료, 기한이 지난 청구서, 링크로 다시 부탁한 결제",
    ...plainList,
    async run({ services }, page) {
      const today = todayInSeoul(services.clock());
      return listOf(await findOwed(services, { today, page }), {
        kind: ["무엇", ({ kind }) => nameCell(owedNames, kind)],
        serial: ["번호", (owed) => owed.serial],
        customer: ["고객", ({ customer }) => customer],
        phone: ["전화 끝", ({ phone }) => phoneEnd(phone)],
        balance: ["받을 금액", ({ balance }) => wonCell(balance)],
        since: ["이때부터", ({ since }) => timeCell(since)],
        id: [
          "청구 번호·링크",
          ({ kind, id }) => (kind === "INVOICE" || kind === "LINK" ? id : null),
        ],
      });
    },
  }),
  reading({
    words: "compensations list",
    summary: "회사 책임으로 취소했거나 파손돼서 줄 배상금을 봐요",
    input: z.object({ open: flag("아직 보내지 않은 것만"), ...pageOptions }),
    async run({ services: { db } }, { open, ...page }) {
      return listOf(await findCompensations(db, { openOnly: open, ...page }), {
        id: ["배상 번호", (each) => each.id],
        serial: ["이사나 박스", (each) => each.serial],
        customer: ["고객", (each) => each.name],
        phone: ["전화 끝", (each) => phoneEnd(each.phone_number)],
        amount: ["배상금", (each) => wonCell(each.amount)],
        at: ["정한 때", (each) => timeCell(each.created_at)],
        doneAt: ["보낸 때", (each) => timeCell(each.done_at)],
        reference: ["이체 내용", (each) => each.reference],
      });
    },
  }),
  changing({
    words: "compensations record",
    summary: "계좌로 보낸 배상금을 적어요",
    input: z.object({
      id: named("배상 번호", listedId),
      reference: option("내용", "이체 번호나 받은 사람", typedText(100)),
    }),
    problems: { state_conflict: "없는 번호이거나 이미 보냈다고 적은 배상금이에요." },
    async run({ services, operator }, { id, reference }) {
      await recordCompensation(services, { id, reference, operatorId: operator.userId });
      return { message: "배상금을 보냈다고 적었어요." };
    },
  }),
  changing({
    words: "refunds record",
    summary: "현금이나 계좌로 돌려준 환불을 적어요",
    input: z.object({ id: named("환불 번호", listedId) }),
    problems: {
      state_conflict:
        "결제사를 거친 환불은 저절로 보내요. `pnpm ops refunds retry` 로 다시 보낼 수 있어요.",
    },
    async run({ services }, { id }) {
      await recordHandRefund(services, id);
      return { message: "돌려줬다고 적었어요." };
    },
  }),
];
