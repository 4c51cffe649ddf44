import { todayInSeoul } from "@damadum/domain";
import type { CompanyInvoice } from "@damadum/sdk/model";
import { chargeDueInvoices } from "../../company/company-billing/charge-due-invoices.ts";
import { markLateInvoices } from "../../company/company-billing/mark-late-invoices.ts";
import { newBillingKey } from "../billing-keys.ts";
import { newActiveContract, newCompany, visit } from "../companies.ts";
import { paymentsOfInvoice, viewsOfCompany } from "./company-views.ts";
import { debtSteps } from "./extras.ts";
import { refundOutside } from "./money.ts";
import { actorOf, tryCommand, type Said, type Scene, type Stage } from "./scene.ts";

/** A company with its works and invoices; `hasCard` when it has registered one. */
export async function companyScene(
  stage: Stage,
  { hasCard }: { readonly hasCard: boolean },
): Promise<Scene> {
  const { server } = stage;
  const { services, api } = server;
  const company = await newCompany(server);
  const { companyId } = company;
  const user = actorOf(stage, company.username, company.password);
  const card = hasCard ? await newBillingKey(server, company.token) : null;
  const today = () => todayInSeoul(services.clock());
  const cid = await newActiveContract(server, company, { start_date: today() });

  const works = async () => (await api.ok("listCompanyWorks", { token: await user.token() })).items;
  const newestWork = async () => (await works())[0]?.wk_id ?? null;
  const onWork = (words: string, input: object) => async () => {
    const id = await newestWork();
    if (id !== null) await tryCommand(stage, words, { id, ...input });
  };
  const invoices = async () =>
    (await api.ok("listCompanyInvoices", { token: await user.token() })).items;
  const newestInvoice = async (): Promise<CompanyInvoice | null> => {
    const id = (await invoices())[0]?.id;
    return id === undefined
      ? null
      : api.ok("getCompanyInvoice", { token: await user.token(), path: { id } });
  };
  const onInvoice = (act: (invoice: CompanyInvoice) => Promise<Said | void>) => async () => {
    const invoice = await newestInvoice();
    return invoice === null ? undefined : act(invoice);
  };
  const paidFor = (invoice: CompanyInvoice) => paymentsOfInvoice(server, invoice);

  return {
    ways: {
      first: ["issue", "request confirm moveBoxes moveBoxes issue", "request confirm issue"],
      next: [
        "request confirm cancelWork",
        "request withdrawWork",
        "payInWindow",
        "payWithCard",
        "transfer",
        "credit payInWindow",
        "transfer credit",
        "payWithCard refund issue",
        "cancelInvoice issue",
        "payInWindow refundSomeOutside payExtra",
        "payInWindow refundSomeOutside declineExtra expireLinks credit payExtra",
        "payInWindow refundSomeOutside payExtra refundExtra payExtra",
        "payInWindow refundSomeOutside leaveDebt credit refundAllOutside",
        "payInWindow refundSomeOutside payExtra credit refund",
        "payInWindow refundAllOutside transfer",
        "credit payInWindow refundSomeOutside payExtra refund issue",
        "payInWindow refundSomeOutside credit payExtra refundExtra payExtra",
        "credit transfer credit refund",
        "payWithCard refundSomeOutside leaveDebt credit refund issue",
        "request confirm moveBoxes refundSomeOutside credit issue",
        "pass pass pass pass pass",
      ],
    },
    steps: {
      request: async () => {
        const body = { cid, kind: "NEW_BOXES", box_count: 2, ...visit };
        await user.try("createCompanyDelivery", { body });
      },
      confirm: onWork("works advance", { to: "CONFIRM" }),
      moveBoxes: onWork("works move-boxes", { early: true }),
      cancelWork: onWork("works cancel", { reason: "차가 없어요" }),
      withdrawWork: async () => {
        const wk_id = await newestWork();
        if (wk_id !== null)
          await user.try("withdrawCompanyWork", {
            path: { wk_id },
            body: {},
          });
      },
      issue: async () => {
        await tryCommand(stage, "invoices issue", {
          company: companyId,
          month: today().slice(0, 7),
          yes: true,
        });
      },
      payInWindow: onInvoice(async ({ cpayment_id, due_amount: due }) => {
        const path = { cpay_id: cpayment_id ?? "" };
        const answer = await api.send<{ readonly merchant_uid: string; readonly amount: number }>(
          "prepareCompanyPayment",
          { token: await user.token(), path, body: { method: "CARD" } },
        );
        if (answer.status >= 300) return;
        const { merchant_uid, amount } = answer.body;
        const { impUid: imp_uid } = server.provider.pay(merchant_uid);
        await user.try("completeCompanyPayment", {
          path,
          body: { imp_uid, merchant_uid },
        });
        return { "asked in the window": { invoice: due, window: amount } };
      }),
      payWithCard: onInvoice(async ({ cpayment_id }) => {
        if (card === null) return;
        const path = { cpay_id: cpayment_id ?? "" };
        await user.try("payCompanyPayment", {
          path,
          body: { payment_id: card },
        });
      }),
      transfer: onInvoice(async ({ id, due_amount: due }) => {
        await tryCommand(stage, "invoices record-transfer", {
          id,
          amount: String(due || 1),
          reference: "담아상사",
        });
      }),
      credit: onInvoice(async ({ id }) => {
        await tryCommand(stage, "invoices credit", {
          id,
          line: "1",
          amount: "77",
          reason: "늦게 갔어요",
        });
      }),
      cancelInvoice: onInvoice(async ({ id }) => {
        await tryCommand(stage, "invoices cancel", { id, reason: "잘못 냈어요" });
      }),
      refund: onInvoice(async ({ cpayment_id: payment }) => {
        await tryCommand(stage, "invoices refund", { payment, reason: "돌려 드려요" });
      }),
      refundSomeOutside: onInvoice(async (invoice) =>
        refundOutside(stage, await paidFor(invoice), "some"),
      ),
      refundAllOutside: onInvoice(async (invoice) =>
        refundOutside(stage, await paidFor(invoice), "all"),
      ),
      ...debtSteps(
        stage,
        "balance_of",
        async () => (await newestInvoice())?.cpayment_id ?? companyId,
      ),
      pass: async () => {
        server.clock.pass({ days: 8 });
        await chargeDueInvoices(services);
        await markLateInvoices(services);
      },
    },
    views: async () => viewsOfCompany(stage, await user.token()),
    answers: async () => {
      const token = await user.token();
      const workIds = (await works()).map(({ wk_id }) => wk_id);
      return {
        invoice: await newestInvoice(),
        invoices: await api.ok("listCompanyInvoices", { token }),
        works: await api.ok("listCompanyWorks", { token }),
        work:
          workIds[0] === undefined
            ? null
            : await api.ok("getCompanyWork", { token, path: { wk_id: workIds[0] } }),
      };
    },
  };
}
