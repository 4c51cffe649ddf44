import { formatWon, isOpen, sumOfLines, supplyOf, totalsOf } from "@damadum/domain";
import type { CompanyInvoice } from "@damadum/sdk/model";
import { balanceLinksOf } from "../../money/custom-payment/balance-links.ts";
import { isAskedFor } from "./extras.ts";
import { heldFor, paymentsFor } from "./money.ts";
import { valueOf, type Said, type Stage } from "./scene.ts";
import { noticeOfInvoice, noticeOfPayment } from "../../company/company-billing/ports.ts";

interface Views extends Stage {
  readonly api: Stage["server"]["api"];
  readonly token: string;
}

/** What page, list, notice, operator and provider say of a company's works and invoices. */
export async function viewsOfCompany(stage: Stage, token: string): Promise<Said> {
  const views = { ...stage, api: stage.server.api, token };
  return { ...(await viewsOfWorks(views)), ...(await viewsOfInvoices(views)) };
}

async function viewsOfWorks({ api, ops, token }: Views): Promise<Said> {
  const said = (await api.ok("listCompanyWorks", { token })).items.map(async (summary) => {
    const { wk_id } = summary;
    const {
      place: _p,
      amount,
      invoice_id,
      cpayment_id: _c,
      certificate_number: _n,
      memo: _m,
      history,
      ...work
    } = await api.ok("getCompanyWork", { token, path: { wk_id } });
    const shown = await ops("works show", { id: wk_id });
    const invoice =
      invoice_id === null
        ? null
        : await api.ok("getCompanyInvoice", {
            token,
            path: { id: invoice_id },
          });
    const line = invoice?.lines.find((one) => one.wk_id === wk_id);
    return [
      [`work ${wk_id}`, { work: { ...work, total_amount: amount.total_amount }, list: summary }],
      [
        `status of work ${wk_id}`,
        {
          work: work.status,
          history: history.at(-1)?.to,
          operator: valueOf(shown.facts?.["상태"]),
        },
      ],
      [
        `billed work ${wk_id}`,
        {
          work:
            invoice === null
              ? null
              : supplyOf({ totalAmount: amount.total_amount, vatAmount: amount.vat_amount }),
          invoice: line?.amount ?? null,
        },
      ],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(said)).flat());
}

async function viewsOfInvoices({ server, api, ops, token }: Views): Promise<Said> {
  const { services } = server;
  const summaries = (await api.ok("listCompanyInvoices", { token })).items;
  const payments = (await api.ok("listCompanyPayments", { token })).items;
  const said = summaries.map(async (summary) => {
    const { id, number } = summary;
    const invoice = await api.ok("getCompanyInvoice", {
      token,
      path: { id },
    });
    const shown = await ops("invoices show", { id });
    // Of what there is none of it says nothing; a name that no longer exists is undefined.
    const fact = (name: string) => {
      const value = valueOf(shown.facts?.[name]);
      return value === null ? 0 : value;
    };
    const payment = payments.find(({ cpayment_id }) => cpayment_id === invoice.cpayment_id);
    const now = services.clock();
    const notified = { from: null, now };
    const told = await noticeOfInvoice(services.db, { ...notified, subjectId: id });
    const asked = await noticeOfPayment(services.db, {
      ...notified,
      subjectId: invoice.cpayment_id ?? "",
    });
    const isToPay = isOpen(invoice.actions, "PAY");
    const { paid_amount: paid, refund_pending_amount: pending, rows } = invoice.ledger;
    const { refundByUs, refundOutside } = totalsOf(rows);
    const { id: _i, number: _n, month: _m, due_date: _d, issued_at: _a, ...amounts } = summary;
    return [
      [
        `money of ${number}`,
        {
          invoice: [paid, refundByUs, refundOutside, pending],
          operator: [
            fact("결제한 금액"),
            fact("환불한 금액"),
            fact("결제사에서 환불한 금액"),
            fact("환불 중인 금액"),
          ],
        },
      ],
      [`to pay for ${number}`, { invoice: invoice.due_amount, operator: fact("결제할 금액") }],
      [`invoice ${number}`, { invoice: pickOf(invoice, amounts), list: amounts }],
      [`status of ${number}`, { invoice: invoice.status, operator: fact("상태") }],
      [
        `payment of ${number}`,
        { invoice: paymentStates[invoice.status].includes(payment?.status ?? ""), view: true },
      ],
      [
        `total of ${number}`,
        {
          invoice: invoice.total_amount,
          operator: fact("금액"),
          sum: invoice.supply_amount + invoice.vat_amount,
        },
      ],
      [
        `a button for what is due of ${number}`,
        { due: true, button: isToPay || isAskedFor(invoice.ledger.rows, invoice.due_amount) },
      ],
      [`lines of ${number}`, { invoice: invoice.supply_amount, lines: sumOfLines(invoice.lines) }],
      [
        `asked in all of ${number}`,
        {
          invoice: invoice.net_amount,
          ledger: invoice.ledger.total_amount,
          operator: fact("총액"),
        },
      ],
      [`credit of ${number}`, { invoice: invoice.credited_amount, operator: fact("깎은 금액") }],
      [
        `due of ${number}`,
        { invoice: isToPay ? invoice.due_amount : 0, payment: isToPay ? payment?.amount : 0 },
      ],
      [
        `notice of ${number}`,
        { invoice: formatWon(invoice.net_amount), notice: told?.variables["금액"] },
      ],
      [
        `payment notice of ${number}`,
        { payment: formatWon(payment?.amount ?? 0), notice: asked?.variables["금액"] },
      ],
      [
        `held for ${number}`,
        {
          invoice: paid - refundOutside - (refundByUs - pending),
          provider: heldFor(server, await paymentsOfInvoice(server, invoice)),
        },
      ],
    ] as const;
  });
  const { holds } = await api.ok("getWithdrawal", { token });
  return {
    ...Object.fromEntries((await Promise.all(said)).flat()),
    "withdrawal of who owes": {
      invoices: summaries.some(({ due_amount: due }) => due > 0),
      held: holds.some(({ kind }) => kind === "COMPANY_INVOICES"),
    },
  };
}

export async function paymentsOfInvoice(
  server: Stage["server"],
  { cpayment_id: id }: CompanyInvoice,
) {
  if (id === null) return [];
  const links = await balanceLinksOf(server.services.db, [id]);
  const ids = [id, ...links.map((link) => link.id)];
  return paymentsFor(server, ["COMPANY_PAYMENT", "CUSTOM_PAYMENT"], ids);
}

/** What a company's payment may be while its invoice is in a state. */
const paymentStates: Readonly<Record<CompanyInvoice["status"], readonly string[]>> = {
  ISSUED: ["WAIT", "FAILED"],
  OVERDUE: ["WAIT", "FAILED"],
  PAID: ["PAID"],
  CANCEL: ["CANCEL", "REFUNDED"],
};

function pickOf(invoice: CompanyInvoice, summary: object) {
  return Object.fromEntries(Object.entries(invoice).filter(([key]) => key in summary));
}
