import { companyInvoiceStatus } from "@damadum/domain";
import { z } from "zod";
import { cancelCompanyInvoice } from "../../features/company-billing/cancel-company-invoice.ts";
import { issueCompanyInvoice } from "../../features/company-billing/issue-company-invoice.ts";
import { refundCompanyPayment } from "../../features/company-billing/refund-company-payment.ts";
import { command, limitOption, reasonOption } from "../command.ts";
import { stateText } from "../korean.ts";
import { findInvoices } from "../lists/company-lists.ts";

const id = z.uuid("번호는 목록에 나온 그대로 적어 주세요");
const reason = reasonOption.schema;

export const invoiceCommands = [
  command({
    words: "invoices list",
    summary: "기업 청구서를 새 것부터 봐요",
    options: limitOption.flags,
    changes: false,
    input: z.object({ limit: limitOption.schema }),
    async run({ services: { db } }, { limit }) {
      const columns = {
        id: "청구 번호",
        number: "청구서",
        company: "기업",
        month: "달",
        status: "상태",
        payment: "기업 결제 번호",
      };
      const rows = (await findInvoices(db, limit)).map((invoice) => ({
        id: invoice.id,
        number: invoice.number,
        company: invoice.company,
        month: invoice.month,
        status: stateText(companyInvoiceStatus, invoice.status),
        payment: invoice.cpayment_id,
      }));
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "invoices issue",
    summary: "한 기업의 한 달을 청구해요. 기본 결제 수단이 있으면 바로 결제해요",
    parameters: { company: "기업 번호", month: "달 (2026-11)" },
    options: { "--due <날짜>": "결제 기한 (없으면 30일 뒤)" },
    changes: true,
    input: z.object({
      company: id,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "달은 2026-11 처럼 적어 주세요"),
      due: z.iso.date("날짜는 2026-12-31 처럼 적어 주세요").optional(),
    }),
    async run({ services, operator }, { company, month, due }) {
      const made = await issueCompanyInvoice(services, {
        operatorId: operator.userId,
        companyId: company,
        month,
        dueDate: due,
      });
      return { message: "청구했어요.", facts: { "청구 번호": made.invoiceId } };
    },
  }),
  command({
    words: "invoices cancel",
    summary: "결제하지 않은 청구서를 거둬들여요",
    parameters: { id: "청구 번호" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ id, reason }),
    async run({ services, operator }, { id: invoiceId, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await cancelCompanyInvoice(services, { invoiceId, ...by });
      return { message: "청구서를 거둬들였어요." };
    },
  }),
  command({
    words: "invoices refund",
    summary: "기업의 결제 하나를 모두 돌려줘요",
    parameters: { payment: "기업 결제 번호" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ payment: id, reason }),
    async run({ services, operator }, { payment, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await refundCompanyPayment(services, { cpaymentId: payment, ...by });
      return { message: "환불을 보냈어요. 결제사가 늦으면 저절로 다시 보내요." };
    },
  }),
];
