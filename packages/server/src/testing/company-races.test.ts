import { describe, expect, it } from "vitest";
import { issueCompanyInvoice } from "../company/company-billing/issue-company-invoice.ts";
import { newBillingKey } from "./billing-keys.ts";
import { newActiveContract, newBoxes, newColleague, newCompany, visit } from "./companies.ts";
import { newBill, newDoneWork } from "./company-bills.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";
import { closeCompanyContract } from "../company/company-contract/contract-steps.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)(
  "concurrent company bills on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database);
    const { one, two } = servers;

    async function newBilledWork() {
      const company = await newCompany(one);
      const cid = await newActiveContract(one, company);
      const wkId = await newDoneWork(one, { ...company, cid });
      const { cpaymentId } = await issueCompanyInvoice(one.services, {
        operatorId: company.operatorId,
        companyId: company.companyId,
        month: "2026-11",
      });
      return { ...company, wkId, cpaymentId };
    }
    const prepare = async (bill: { readonly token: string; readonly cpaymentId: string }) => {
      const { merchant_uid } = await one.api.ok("prepareCompanyPayment", {
        token: bill.token,
        path: { cpay_id: bill.cpaymentId },
        body: { method: "CARD" },
      });
      const { impUid } = one.provider.pay(merchant_uid);
      return { impUid, body: { imp_uid: impUid, merchant_uid } };
    };
    const paidOf = ({ cpaymentId }: { readonly cpaymentId: string }) =>
      two.services.db
        .selectFrom("company_payments")
        .select(["status", "amount", "paid_amount"])
        .where("id", "=", cpaymentId)
        .executeTakeFirstOrThrow();

    it("browser and webhook complete one payment: invoice and work advance once", async () => {
      const bill = await newBilledWork();
      const { body } = await prepare(bill);
      const counts = await servers.rush(50, ({ api }, index) =>
        index % 3 === 0
          ? api.send("receivePaymentWebhook", { body: { ...body, status: "paid" } })
          : api.send("completeCompanyPayment", { token: bill.token, body }),
      );
      expect(counts).toEqual({ 200: 33, 204: 17 });
      const paid = await paidOf(bill);
      expect(paid).toEqual({ status: "PAID", amount: paid.amount, paid_amount: paid.amount });
      const history = await one.services.db
        .selectFrom("status_history")
        .select("to_status")
        .where("subject_kind", "=", "COMPANY_WORK")
        .where("subject_id", "=", bill.wkId)
        .orderBy("id")
        .execute();
      expect(history.map(({ to_status: to }) => to)).toEqual([
        "WAIT",
        "CONFIRM",
        "INVOICE_COMPLETE",
        "PAYMENT",
      ]);
    });

    it("one payment is kept when two cards and the window pay simultaneously", async () => {
      for (let round = 0; round < 5; round += 1) {
        const bill = await newBill(one);
        const { token } = bill;
        const cards = [await newBillingKey(one, token), await newBillingKey(one, token)];
        const { body } = await prepare(bill);
        const path = { cpay_id: bill.cpaymentId };
        const answers = await Promise.all([
          one.api.send("completeCompanyPayment", { token, body }),
          ...cards.map((payment_id, index) =>
            servers
              .either(index)
              .api.send("payCompanyPayment", { token, path, body: { payment_id } }),
          ),
        ]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const paid = await paidOf(bill);
        expect(paid).toEqual({ status: "PAID", amount: paid.amount, paid_amount: paid.amount });
        const payments = await one.services.db
          .selectFrom("payments")
          .select(["imp_uid", "status"])
          .where("subject_id", "=", bill.cpaymentId)
          .execute();
        const kept = payments.filter(
          ({ imp_uid: impUid }) => one.provider.payment(impUid ?? "")?.status === "paid",
        );
        expect(kept).toMatchObject([{ status: "PAID" }]);
      }
    });

    it("one of ten requests issues the invoice of a month", async () => {
      const company = await newCompany(one);
      await newActiveContract(one, company, { start_date: "2026-11-20" });
      const { operatorId, companyId } = company;
      const issued = await times(10, (index) =>
        issueCompanyInvoice(servers.either(index).services, {
          operatorId,
          companyId,
          month: "2026-11",
        }).then(
          () => "issued",
          (error: unknown) => (error instanceof Error ? error.message : "unknown"),
        ),
      );
      expect(issued.toSorted()).toEqual(["issued", ...Array<string>(9).fill("state_conflict")]);
    });

    it("gives the boxes to one of ten parallel requests", async () => {
      const company = await newCompany(one);
      const cid = await newActiveContract(one, company);
      const ids = [...(await newBoxes(one, { cid, count: 2 }))];
      const { token } = company;
      const body = { cid, kind: "DELIVERY", cpbox_ids: ids, ...visit };
      const counts = await servers.rush(10, ({ api }) =>
        api.send("createCompanyDelivery", { token, body }),
      );
      expect(counts).toEqual({ 201: 1, 409: 9 });
    });

    it("either ends the contract or accepts the work when both race", async () => {
      for (let round = 0; round < 10; round += 1) {
        const company = await newCompany(one);
        const cid = await newActiveContract(one, company);
        const { token, operatorId } = company;
        const body = { cid, kind: "NEW_BOXES", box_count: 1, ...visit };
        const end = { operatorId, cid, to: "ENDED", reason: null } as const;
        const read = { token, path: { cid } };
        // In every other round the end is delayed by one request, so that each side wins sometimes.
        const [asked] = await Promise.all([
          one.api.send("createCompanyDelivery", { token, body }),
          (round % 2 === 0 ? Promise.resolve() : two.api.ok("getCompanyContract", read))
            .then(() => closeCompanyContract(two.services, end))
            .catch(() => undefined),
        ]);
        const { status } = await one.api.ok("getCompanyContract", read);
        expect([status, asked.status]).toEqual(
          status === "ENDED" ? ["ENDED", 409] : ["ACTIVE", 201],
        );
      }
    });

    it("one user stays to be billed when the last two of a company leave simultaneously", async () => {
      for (let round = 0; round < 5; round += 1) {
        const company = await newCompany(one);
        await newActiveContract(one, company);
        const colleague = await newColleague(one, company);
        for (const { token, password: passwd } of [company, colleague]) {
          await one.api.ok("confirmPassword", { token, body: { passwd } });
        }
        const answers = await Promise.all(
          [company, colleague].map(({ token }, index) =>
            servers.either(index).api.send("deleteMe", { token }),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
      }
    });
  },
);
