import { cashReceiptPurposes } from "@damadum/domain";
import { z } from "zod";
import { nameEstimateCashReceipt } from "../../move/estimate/name-cash-receipt.ts";
import { findEstimateId } from "../../move/estimate/store.ts";
import { issueCashReceipts } from "../../money/cash-receipt/issue-cash-receipts.ts";
import { findFailure, findNewestCashReceipts, retryMove } from "../../money/cash-receipt/store.ts";
import { changing, listOf, reading } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { plainList, serialText, typedText } from "../input/options.ts";
import { labelCell, nameCell, timeCell, wonCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";

const serial = named("이사 번호", serialText);

const states = {
  ISSUING: "발급하는 중",
  ISSUED: "발급함",
  CANCELLING: "취소하는 중",
  CANCELLED: "취소함",
} as const;

const purposes = Object.entries(cashReceiptPurposes).map(([key, { label }]) => `${key} (${label})`);

export const commands = [
  reading({
    words: "receipts list",
    summary: "현금영수증을 새 것부터 봐요",
    ...plainList,
    async run({ services: { db } }, page) {
      return listOf(await findNewestCashReceipts(db, page), {
        serial: ["이사", (receipt) => receipt.serial],
        status: ["상태", (receipt) => nameCell(states, receipt.status)],
        amount: ["금액", (receipt) => wonCell(receipt.amount)],
        purpose: ["용도", (receipt) => labelCell(cashReceiptPurposes, receipt.purpose)],
        recipient: ["번호", (receipt) => receipt.recipient ?? "자진발급"],
        approval: ["승인 번호", (receipt) => receipt.approval_number],
        at: ["시작", (receipt) => timeCell(receipt.created_at)],
        issuedAt: ["발급한 때", (receipt) => timeCell(receipt.issued_at)],
        cancelledAt: ["취소한 때", (receipt) => timeCell(receipt.cancelled_at)],
        failure: ["까닭", (receipt) => receipt.failure],
      });
    },
  }),
  changing({
    words: "receipts name",
    summary: "고객이 알려 준 현금영수증 번호를 적어요. 이미 발급했으면 이 번호로 다시 발급해요",
    input: z.object({
      serial,
      purpose: named(`용도: ${purposes.join(", ")}`, z.enum(["DEDUCTION", "EXPENSE"])),
      phone: option("번호", "소득공제면 휴대전화 번호", typedText(20).optional()),
      business: option("번호", "지출증빙이면 사업자등록번호", typedText(20).optional()),
    }),
    problems: {
      state_conflict: "결제한 이사 가운데 취소하지 않은 것에만 적을 수 있어요.",
      validation_failed:
        "번호를 다시 확인해 주세요. 소득공제면 --phone 010-1234-5678, 지출증빙이면 --business 120-81-47521 처럼 적어요.",
    },
    async run({ services }, input) {
      const { serial: number, purpose, phone: phoneNumber, business: businessNumber } = input;
      const request = { purpose, phoneNumber, businessNumber };
      const naming = { serial: number, userId: null, request };
      const { estimate } = await nameEstimateCashReceipt(services, naming);
      return {
        message: "번호를 적었어요. 현금으로 받은 금액이 있으면 곧 이 번호로 발급해요.",
        concerns: estimate.user_id ?? undefined,
      };
    },
  }),
  changing({
    words: "receipts retry",
    summary: "발급하거나 취소하지 못한 현금영수증을 지금 다시 해요",
    input: z.object({ serial }),
    async run({ services }, { serial: number }) {
      const { db, clock } = services;
      const estimateId = await findEstimateId(db, number);
      if (!(await retryMove(db, { estimateId, now: clock() }))) {
        throw new OperatorError("현금으로 받은 금액이 없는 이사예요. 번호를 확인해 주세요.");
      }
      await issueCashReceipts(services, estimateId);
      const failure = await findFailure(db, estimateId);
      return {
        message:
          failure === null
            ? "현금영수증을 맞췄어요."
            : `결제사가 받지 않았어요: ${failure} 번호가 틀렸으면 \`pnpm ops receipts name\` 으로 고쳐 주세요.`,
      };
    },
  }),
];
