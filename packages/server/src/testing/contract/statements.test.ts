import { readContract } from "@damadum/contract/reader";
import { todayInSeoul } from "@damadum/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelCompanyInvoice } from "../../company/company-billing/invoice-steps.ts";
import { issueCompanyInvoice } from "../../company/company-billing/issue-company-invoice.ts";
import { inTransaction } from "../../db/transaction.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { DEMO_PASSWORD } from "../../demo/demo-users.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import type { Sent } from "../api-client.ts";
import { newBillingKey } from "../billing-keys.ts";
import { idOfMember, newBoxes as newStoredBoxes } from "../boxes.ts";
import { newActiveContract, newBoxes, newCompany, visit } from "../companies.ts";
import { newDoneWork } from "../company-bills.ts";
import { drive } from "../drivers/drivers.ts";
import { nextVisits } from "../drivers/storage-order.ts";
import { newMember } from "../members.ts";
import { recordHandPayment } from "../../move/estimate/record-hand-payment.ts";
import { subjectOfEstimate } from "../../move/estimate/subject-of-estimate.ts";
import { newCompleteOrder, newUnloadedOrder } from "../orders.ts";
import { newFile } from "../pictures.ts";
import { advance, deliveryDraft, newPaidStorageOrder, newStoredOrder } from "../storage-orders.ts";
import { openTestDatabase } from "../test-database.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

/** Nothing listens there: the demo's payments are fake. */
const NO_SANDBOX = "http://127.0.0.1:9";
/** An order with its ledger is read in this many statements, besides the check of the session. */
const STATEMENTS_OF_AN_ORDER = 3;

let server: TestServer;
const statements: string[] = [];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({
    db: await openTestDatabase((sql) => void statements.push(sql)),
    boxDeliveryCapacity: 1000,
  });
  await loadDemoData(server.services, NO_SANDBOX);
  for (const username of ["demo-member", "demo-company"]) {
    const login = { path: { type: "id" }, body: { username, password: DEMO_PASSWORD } };
    tokens[username] = (await server.api.ok("login", login)).access_token;
  }
}, 60_000);
afterAll(() => server.close());

/** Sends a request that succeeds; returns its statements without those of the session. */
async function statementsOf(id: string, sent: Sent): Promise<readonly string[]> {
  statements.length = 0;
  const { status } = await server.api.send(id, sent);
  expect(status, id).toBeLessThan(300);
  return statements.filter((sql) => !sql.includes("token_families"));
}

/** The statements that ran once more for each row: two of one text may read two kinds of thing. */
function repeated(ran: readonly string[]): readonly string[] {
  return [...Map.groupBy(ran, (sql) => sql)].flatMap(([sql, { length }]) =>
    length > 2 ? [sql] : [],
  );
}

const reads = readContract().operations.filter(({ method }) => method === "get");

describe("a GET operation", () => {
  it.each(reads)("$id repeats no statement for each row", async (operation) => {
    expect(repeated(await statementsOf(operation.id, await drive(server, operation)))).toEqual([]);
  });
});

describe("with orders, contracts and invoices in every state", () => {
  it.each(["Estimate", "StorageOrder"] as const)(
    `get%s reads an order in at most ${STATEMENTS_OF_AN_ORDER} statements`,
    async (kind) => {
      const token = tokens["demo-member"] ?? "";
      const { items } = await server.api.ok(`list${kind}s`, { token, query: { limit: "100" } });
      expect(items.length).toBeGreaterThan(5);
      for (const { serial } of items) {
        const ran = await statementsOf(`get${kind}`, { token, path: { serial } });
        expect(ran.length).toBeLessThanOrEqual(STATEMENTS_OF_AN_ORDER);
      }
    },
  );

  const lists = [
    ["listCoupons", "demo-member"],
    ["listEstimates", "demo-member"],
    ["listStorageOrders", "demo-member"],
    ["listStorageContracts", "demo-member"],
    ["listStoredBoxes", "demo-member"],
    ["listCompanyContracts", "demo-company"],
    ["listCompanyWorks", "demo-company"],
    ["listCompanyInvoices", "demo-company"],
    ["listCompanyBoxes", "demo-company"],
    ["listCompanyPayments", "demo-company"],
  ] as const;

  it.each(lists)("%s answers the same by cursor as by page", async (id, username) => {
    const token = tokens[username] ?? "";
    const { items } = await server.api.ok(id, { token, query: { limit: "100" } });
    for (let seen = 0, query: Record<string, string> = {}; seen < items.length; seen += 2) {
      const part = await server.api.ok(id, { token, query: { limit: "2", ...query } });
      expect(part.items).toEqual(items.slice(seen, seen + 2));
      query = { cursor: part.paging.next_cursor ?? "" };
    }
  });

  it.each(lists)("%s repeats no statement for each row", async (id, username) => {
    const token = tokens[username] ?? "";
    expect(repeated(await statementsOf(id, { token, query: { limit: "100" } }))).toEqual([]);
  });

  it("getStorageContract repeats no statement for each row", async () => {
    const token = tokens["demo-member"] ?? "";
    const { items } = await server.api.ok("listStorageContracts", { token });
    for (const { id } of items) {
      const ran = await statementsOf("getStorageContract", { token, path: { id } });
      expect(repeated(ran)).toEqual([]);
    }
  });
});

/** Writes of many rows at once: what each takes of one row, and of ten. */
const writes: Readonly<Record<string, (count: number) => Promise<() => Promise<unknown>>>> = {
  async updateCompanyBoxes(count) {
    const { token, serials } = await newCompanyBoxes(count);
    const boxes = serials.map((serial) => ({ serial, department: "법무팀" }));
    return () => server.api.ok("updateCompanyBoxes", { token, body: { boxes } });
  },
  async createCompanyDelivery(count) {
    const { token, cid, ids } = await newCompanyBoxes(count);
    const body = { cid, kind: "DELIVERY", cpbox_ids: ids, ...visit };
    return () => server.api.ok("createCompanyDelivery", { token, body });
  },
  async cancelStorageOrder(count) {
    const { token, path } = await newPaidStorageOrder(server, {
      ...nextVisits(),
      box_count: count,
    });
    return () => server.api.ok("cancelStorageOrder", { token, path, body: {} });
  },
  async updateOrderBoxContents(count) {
    const { token, username } = await newMember(server);
    const userId = await idOfMember(server, username);
    const { orderSerial, serials } = await newStoredBoxes(server, {
      userId,
      count,
      status: "STORED",
    });
    const boxes = serials.map((box_serial) => ({
      box_serial,
      name: "겨울옷",
      contents: ["롱패딩", "목도리"].map((name) => ({ name, count: 1, file_ids: [] })),
    }));
    const path = { serial: orderSerial };
    return () => server.api.ok("updateOrderBoxContents", { token, path, body: { boxes } });
  },
  async createStorageDelivery(count) {
    const { token, boxSerials } = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: count + 1,
    });
    const { delivery } = nextVisits();
    const body = { ...deliveryDraft(boxSerials.slice(0, count)), delivery };
    return () => server.api.ok("createStorageDelivery", { token, body });
  },
  async createFinalDisposal(count) {
    const request = { ...nextVisits(), box_count: count + 1, promotion: "FREE_MONTH3" } as const;
    const { token, path, boxSerials } = await newStoredOrder(server, request);
    const box_serials = boxSerials.slice(0, count);
    const body = { scope: "PART", box_serials, disposal_agreed: true };
    return () => server.api.ok("createFinalDisposal", { token, path, body });
  },
  async "the arrival of an order's boxes"(count) {
    const { serial } = await newPaidStorageOrder(server, { ...nextVisits(), box_count: count });
    const steps = ["CONFIRM", "DELIVERING", "BEFORE_COLLECTION", "COLLECTING", "COMPLETE"] as const;
    return async () => {
      for (const to of steps) await advance(server, serial, to);
    };
  },
  async createEstimateReview(count) {
    const { token, serial } = await newCompleteOrder(server);
    const file_ids = [];
    for (let index = 0; index < Math.min(count, 5); index += 1)
      file_ids.push(await newFile(server, token));
    const body = { rating: 5, content: "꼼꼼하게 옮겨 주셨어요.", file_ids };
    return () => server.api.ok("createEstimateReview", { token, path: { serial }, body });
  },
  async "the invoice of a company's works"(count) {
    const bill = await newWorksToBill(count);
    return () => issueCompanyInvoice(server.services, bill);
  },
  async payCompanyPayment(count) {
    const { token, cpayment, paymentId } = await newInvoiceOfWorks(count);
    const paying = { token, path: { cpay_id: cpayment }, body: { payment_id: paymentId } };
    return () => server.api.ok("payCompanyPayment", paying);
  },
  async "the cancellation of an invoice"(count) {
    const { operatorId, invoiceId } = await newInvoiceOfWorks(count);
    const words = { operatorId, invoiceId, reason: "잘못 냈어요" };
    return () => cancelCompanyInvoice(server.services, words);
  },
  async "a refund of many payments"(count) {
    const { serial } = await newUnloadedOrder(server);
    const { operatorId } = await newCompany(server);
    const taken = { method: "CASH", amount: 1_000, reference: "", operatorId } as const;
    let estimateId = "";
    for (let index = 0; index < count; index += 1) {
      const paid = { ...taken, serial, again: true };
      estimateId = (await recordHandPayment(server.services, paid)).estimate.id;
    }
    const subjects = [subjectOfEstimate(estimateId)];
    const back = { subjects, amount: 1_000 * count, reason: "잘못 청구" };
    return () =>
      inTransaction(server.services.db, (tx) => decideRefunds(tx, server.services, back));
  },
};

/** A company whose works were done today, and what bills them. */
async function newWorksToBill(count: number) {
  const company = await newCompany(server);
  const today = todayInSeoul(server.services.clock());
  const cid = await newActiveContract(server, company, { start_date: today });
  for (let index = 0; index < count; index += 1) await newDoneWork(server, { ...company, cid });
  return { ...company, month: today.slice(0, 7) };
}

async function newInvoiceOfWorks(count: number) {
  const bill = await newWorksToBill(count);
  const paymentId = await newBillingKey(server, bill.token);
  const { invoiceId, cpaymentId: cpayment } = await issueCompanyInvoice(server.services, bill);
  return { ...bill, invoiceId, cpayment, paymentId };
}

async function newCompanyBoxes(count: number) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const ids = await newBoxes(server, { cid, count });
  const { token } = company;
  const { items } = await server.api.ok("listCompanyBoxes", { token });
  return { token, cid, ids, serials: items.map(({ serial }) => serial) };
}

describe("a write of many rows", () => {
  it.each(Object.keys(writes))("takes as many statements for ten as for one: %s", async (name) => {
    const counts = [];
    for (const count of [1, 10]) {
      const write = await writes[name]?.(count);
      statements.length = 0;
      await write?.();
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
