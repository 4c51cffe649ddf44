import {
  addDays,
  companyInvoiceStatus,
  daysOfMonth,
  formatKoreanMonth,
  type CompanyInvoiceStatus,
} from "@damadum/domain";
import { z } from "zod";
import {
  issueCompanyInvoice,
  previewCompanyInvoice,
} from "../../company/company-billing/issue-company-invoice.ts";
import {
  findCompanyPayment,
  findInvoiceLines,
  findWholeInvoice,
} from "../../company/company-billing/store.ts";
import { companySubject } from "../../company/company/subjects.ts";
import { balanceLinksOf } from "../../money/custom-payment/balance-links.ts";
import { listPayments } from "../../money/payment/list-payments.ts";
import { findHistory } from "../../subject/history.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { changing, reading, listOf, tableOf, type CommandResult, type Table } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import { dayText, listedId, listOfCompany, monthText } from "../input/options.ts";
import { stateCell, timeCell, wonCell } from "../korean.ts";
import { findCompanies, findInvoices, getInvoice } from "../lists/company-lists.ts";
import { openOfInvoice } from "../open-commands.ts";
import { historyTable, ledgerFacts, ledgerTable, paymentTable, someWon } from "../tables.ts";
import { findChargeDay } from "../../company/company/default-payment.ts";
import { ledgerOfInvoice, netAmountOf } from "../../company/company-billing/read-billing.ts";

const companyInput = named("기업 번호", listedId);
const id = named("청구 번호", listedId);
const MAX_COMPANIES = 10_000;
const NOT_YET = "아직 청구하지 않았어요.";
const billInput = {
  month: named("달 (2026-11)", monthText),
  due: option("날짜", "결제 기한 (없으면 30일 뒤)", dayText.optional()),
  yes: flag("보기만 하지 않고 청구해요"),
};

const ofCompany = listOfCompany(companyInvoiceStatus);
const invoiceList = {
  ...ofCompany,
  input: ofCompany.input.extend({ withoutTax: flag("전자세금계산서를 적지 않은 것만") }),
};

type Bill = Parameters<typeof previewCompanyInvoice>[1];

async function previewOf(services: Services, bill: Bill): Promise<CommandResult> {
  const { lines, amounts } = await previewCompanyInvoice(services, bill);
  return {
    message: NOT_YET,
    facts: { 금액: wonCell(amounts.totalAmount), 부가세: wonCell(amounts.vatAmount) },
    tables: [linesTable(lines)],
  };
}

/** The amounts that a company would be billed; null if there is nothing to bill, or it is billed already. */
async function amountsOf(services: Services, bill: Bill) {
  try {
    return (await previewCompanyInvoice(services, bill)).amounts;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "state_conflict") return null;
    throw error;
  }
}

function linesTable(
  lines: readonly Pick<
    Awaited<ReturnType<typeof findInvoiceLines>>[number],
    "label" | "description" | "quantity" | "amount"
  >[],
): Table {
  return {
    title: "내역",
    ...tableOf(lines, {
      label: ["내역", (line) => line.label],
      description: ["설명", (line) => line.description],
      quantity: ["수", (line) => line.quantity],
      amount: ["공급가액", (line) => wonCell(line.amount)],
    }),
  };
}

/** The same of an issued invoice: the number by which a line is credited, and what was. */
function creditableTable(lines: Awaited<ReturnType<typeof findInvoiceLines>>): Table {
  const { title, columns, rows } = linesTable(lines);
  const credits = tableOf(lines, {
    line: ["줄", ({ position }) => position + 1],
    credited: ["깎은 공급가액", (line) => wonCell(line.credit_amount)],
    reason: ["깎은 이유", (line) => line.credit_reason],
  });
  return {
    title,
    columns: { ...columns, ...credits.columns },
    rows: rows.map((row, index) => ({ ...row, ...credits.rows[index] })),
  };
}

export const commands = [
  reading({
    words: "invoices list",
    summary: "기업 청구서를 새 것부터 봐요",
    ...invoiceList,
    async run({ services: { db } }, filter) {
      return listOf(await findInvoices(db, filter), {
        id: ["청구 번호", (invoice) => invoice.id],
        number: ["청구서", (invoice) => invoice.number],
        company: ["기업", (invoice) => invoice.company],
        month: ["달", (invoice) => invoice.month],
        status: ["상태", (invoice) => stateCell(companyInvoiceStatus, invoice.status)],
        total: ["금액", (invoice) => wonCell(netAmountOf(invoice))],
        due: ["결제 기한", (invoice) => invoice.due_date],
        tax: ["전자세금계산서", (invoice) => invoice.tax_number ?? "없음"],
        payment: ["기업 결제 번호", (invoice) => invoice.cpayment_id],
      });
    },
  }),
  reading({
    words: "invoices show",
    summary: "청구서 하나를 내역, 결제, 기록까지 봐요",
    input: z.object({ id }),
    async run({ services: { db } }, input) {
      const invoice = await getInvoice(db, input.id);
      const subject = companySubject.invoice(invoice.id);
      const history = await findHistory<CompanyInvoiceStatus>(db, subject);
      const lines = await findInvoiceLines(db, invoice.id);
      const ledger = ledgerOfInvoice(await findWholeInvoice(db, invoice.id));
      return {
        facts: {
          "청구 번호": invoice.id,
          청구서: invoice.number,
          기업: invoice.company,
          달: invoice.month,
          상태: stateCell(companyInvoiceStatus, invoice.status),
          공급가액: wonCell(invoice.supply_amount),
          부가세: wonCell(invoice.vat_amount),
          금액: wonCell(invoice.total_amount),
          "깎은 금액": someWon(invoice.credited_amount),
          ...ledgerFacts(ledger),
          "결제 기한": invoice.due_date,
          "낸 때": timeCell(invoice.paid_at),
          "자동 결제": await findChargeDay(db, invoice),
          전자세금계산서: invoice.tax_number && `${invoice.tax_number} (${invoice.tax_date ?? ""})`,
          "기업 결제 번호": invoice.cpayment_id,
        },
        tables: [
          creditableTable(lines),
          ledgerTable(ledger),
          paymentTable(
            await listPayments(db, [
              companySubject.payment(invoice.cpayment_id),
              ...(await balanceLinksOf(db, [invoice.cpayment_id])),
            ]),
          ),
          await historyTable(db, companyInvoiceStatus, history),
        ],
        open: openOfInvoice(invoice, {
          lines,
          payment: await findCompanyPayment(db, invoice.cpayment_id),
        }),
      };
    },
  }),
  changing({
    words: "invoices issue",
    summary:
      "한 기업의 한 달에 청구할 것을 보거나 청구해요. 청구하면 기본 결제 수단으로 7일 뒤에 결제해요",
    input: z.object({ company: companyInput, ...billInput }),
    problems: {
      state_conflict:
        "이미 청구한 달이거나, 그달에 청구할 보관과 작업이 없어요. 청구한 것은 `pnpm ops invoices list` 로 볼 수 있어요.",
    },
    async run({ services, operator }, { company, month, due, yes }) {
      if (!yes) return previewOf(services, { companyId: company, month });
      const { invoiceId: made } = await issueCompanyInvoice(services, {
        operatorId: operator.userId,
        companyId: company,
        month,
        dueDate: due,
      });
      return { message: "청구했어요.", facts: { "청구 번호": made }, made };
    },
  }),
  changing({
    words: "invoices issue-all",
    summary: "모든 기업의 한 달에 청구할 것을 보거나 모두 청구해요",
    input: z.object(billInput),
    async run({ services, operator }, { month, due: dueDate, yes }) {
      const by = { operatorId: operator.userId, month, dueDate };
      const before = addDays(daysOfMonth(month).first, -1).slice(0, month.length);
      const companies = await findCompanies(services.db, { limit: MAX_COMPANIES });
      const rows = [];
      const missed: string[] = [];
      for (const { id: companyId, name } of companies.rows) {
        if ((await amountsOf(services, { companyId, month: before })) !== null) missed.push(name);
        const amounts = await amountsOf(services, { companyId, month });
        if (amounts === null) continue;
        if (yes) await issueCompanyInvoice(services, { ...by, companyId });
        rows.push({ company: name, total: wonCell(amounts.totalAmount) });
      }
      const columns = { company: "기업", total: "금액 (부가세 포함)" };
      const some = yes ? `${rows.length}곳에 청구했어요.` : NOT_YET;
      const done = rows.length === 0 ? `${formatKoreanMonth(month)}에 청구할 것이 없어요.` : some;
      const message =
        missed.length === 0
          ? done
          : `${done} ${formatKoreanMonth(before)}에 청구하지 않은 기업이 있어요: ${missed.join(", ")}.`;
      return { message, tables: rows.length === 0 ? [] : [{ columns, rows }] };
    },
  }),
];
