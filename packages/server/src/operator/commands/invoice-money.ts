import { formatWon, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { creditInvoiceLine } from "../../company/company-billing/credit-invoice-line.ts";
import { netAmountOf } from "../../company/company-billing/read-billing.ts";
import { recordTaxInvoice } from "../../company/company-billing/store.ts";
import { changing } from "../command.ts";
import { findSumOfCompanyPayment, findSumOfCredit } from "../second-person/store.ts";
import { OperatorError } from "../operator-error.ts";
import { flag, named, option } from "../input/inputs.ts";
import { dayText, listedId, numberInput, reasonOption, typedText } from "../input/options.ts";
import { wonCell } from "../korean.ts";
import { getInvoice } from "../lists/company-lists.ts";
import {
  cancelCompanyInvoice,
  recordCompanyTransfer,
  refundCompanyPayment,
} from "../../company/company-billing/invoice-steps.ts";

const paymentInput = named("기업 결제 번호", listedId);
const id = named("청구 번호", listedId);

/** As the tax office numbers electronic tax invoices: the day and twice eight letters. */
const APPROVAL_NUMBER = /^\d{8}-?[0-9a-zA-Z]{8}-?[0-9a-zA-Z]{8}$/;

/** What happens to an invoice once it is issued. */
export const commands = [
  changing({
    words: "invoices tax",
    summary: "발행한 전자세금계산서의 승인번호와 날짜를 적어 둬요",
    input: z.object({
      id,
      number: named(
        "국세청 승인번호",
        z
          .string()
          .trim()
          .regex(APPROVAL_NUMBER, "승인번호는 20261201-41000000-1234abcd 처럼 24자리예요"),
      ),
      day: named("발행한 날 (2026-12-01)", dayText),
      replace: flag("이미 적어 둔 승인번호를 바꿔요"),
    }),
    async run({ services: { db, clock } }, { id: invoiceId, number, day, replace: mayReplace }) {
      const invoice = await getInvoice(db, invoiceId);
      const known = invoice.tax_number;
      if (day > todayInSeoul(clock())) {
        throw new OperatorError("아직 오지 않은 날이에요. 발행한 날을 다시 확인해 주세요.");
      }
      if (known !== null && known !== number && !mayReplace) {
        throw new OperatorError(
          `이미 다른 번호(${known})가 적혀 있어요. 바꾸려면 --replace 를 더해 주세요.`,
        );
      }
      await recordTaxInvoice(db, invoice.id, { number, day });
      return { message: `${invoice.number} 의 전자세금계산서를 적어 뒀어요.` };
    },
  }),
  changing({
    words: "invoices record-transfer",
    summary: "기업이 계좌로 보낸 청구 금액을 받았다고 적어요. 청구서가 결제 완료가 돼요",
    input: z.object({
      id,
      amount: named("받은 금액 (원)", numberInput(z.int().min(1), "won")),
      reference: option("내용", "통장에 찍힌 이름", typedText(100)),
      again: flag("방금 적은 것과 같은 금액을 한 번 더 받았어요"),
      key: option(
        "키",
        "같은 키로는 한 번만 적어요 (UUID). 답을 못 받아 다시 보낼 때 써요",
        z.uuid("키는 UUID 로 적어 주세요").optional(),
      ),
    }),
    problems: {
      already_paid: "이미 결제된 청구서예요. `pnpm ops invoices show` 로 확인해 주세요.",
      state_conflict: "거둬들인 청구서예요. `pnpm ops invoices list` 에서 새 청구서를 찾아 주세요.",
      amount_mismatch: async ({ services: { db } }, input) => {
        const net = netAmountOf(await getInvoice(db, input.id));
        return `낼 금액은 ${formatWon(net)}이에요. 받은 금액이 다르면 기업에 확인해 주세요.`;
      },
      idempotency_conflict:
        "10분 안에 같은 금액을 적었거나 같은 키로 다른 금액을 적었어요. 한 번 더 받은 것이면 --again 을 붙여 주세요.",
    },
    async run({ services, operator }, { id: invoiceId, ...taken }) {
      await recordCompanyTransfer(services, { ...taken, invoiceId, operatorId: operator.userId });
      return {
        message: `${formatWon(taken.amount)}을 받았다고 적었어요. 잘못 적었으면 \`pnpm ops payments withdraw\` 로 지워요.`,
      };
    },
  }),
  changing({
    words: "invoices cancel",
    summary: "결제하지 않은 청구서를 거둬들여요",
    input: z.object({ id, reason: reasonOption }),
    problems: {
      state_conflict:
        "결제하지 않은 청구서만 거둬들일 수 있어요. 결제된 것은 `pnpm ops invoices refund` 로 돌려줘요.",
    },
    async run({ services, operator }, { id: invoiceId, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await cancelCompanyInvoice(services, { invoiceId, ...by });
      return { message: "청구서를 거둬들였어요." };
    },
  }),
  changing({
    words: "invoices credit",
    summary:
      "청구서의 한 줄을 깎아요. 결제 전이면 낼 금액이 줄고, 결제했으면 그만큼 돌려줘요. 한 줄은 한 번만 깎아요",
    input: z.object({
      id,
      line: named("내역의 줄 (위에서 1부터)", numberInput(z.int().min(1))),
      amount: option(
        "원",
        "깎을 공급가액, 부가세 별도 (없으면 그 줄 모두)",
        numberInput(z.int().min(1), "won").optional(),
      ),
      reason: option("이유", "이유. 기업이 청구서에서 읽어요", reasonOption),
    }),
    problems: {
      not_found: "그 청구서나 줄이 없어요. `pnpm ops invoices show` 에서 줄을 확인해 주세요.",
      amount_mismatch: "그 줄의 공급가액보다 많아요. `pnpm ops invoices show` 에서 확인해 주세요.",
      state_conflict:
        "이미 깎은 줄이거나 거둬들인 청구서예요. 결제 전의 청구서에서 모두를 깎으려면 `pnpm ops invoices cancel` 로 거둬들여 주세요.",
    },
    sumOf: findSumOfCredit,
    async run({ services }, { id: invoiceId, ...credit }) {
      const { tax_number: tax } = await getInvoice(services.db, invoiceId);
      const { creditedAmount, isRefunded } = await creditInvoiceLine(services, {
        invoiceId,
        ...credit,
      });
      const done = isRefunded ? "깎고 더 낸 금액을 돌려줬어요" : "낼 금액에서 뺐어요";
      const next = tax === null ? "" : " 수정 세금계산서를 발행해 주세요.";
      return {
        message: `부가세를 더해 ${formatWon(creditedAmount)}을 ${done}.${next}`,
        facts: { "깎은 금액 (부가세 포함)": wonCell(creditedAmount) },
      };
    },
  }),
  changing({
    words: "invoices refund",
    summary:
      "기업의 결제 하나를 모두 돌려주고 그 청구서를 거둬들여요. 그 달은 다시 청구할 수 있어요",
    input: z.object({ payment: paymentInput, reason: reasonOption }),
    problems: {
      state_conflict:
        "결제된 것만, 한 번만 돌려줄 수 있어요. 돌려준 것은 `pnpm ops refunds list` 로 볼 수 있어요.",
    },
    sumOf: ({ db }, { payment }) => findSumOfCompanyPayment(db, payment),
    async run({ services, operator }, { payment, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await refundCompanyPayment(services, { cpaymentId: payment, ...by });
      return { message: "환불을 보냈어요. 결제사가 늦으면 저절로 다시 보내요." };
    },
  }),
];
