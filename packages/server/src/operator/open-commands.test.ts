import { todayInSeoul } from "@damadum/domain";
import { describe, expect, it } from "vitest";

import {
  acceptOffer,
  contractRequest,
  newActiveContract,
  newBoxes,
  newCompany,
  visit,
} from "../testing/companies.ts";
import { newBillAndCard } from "../testing/company-bills.ts";
import { linkDebts } from "../testing/link-debts.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newPaidOrder } from "../testing/orders.ts";
import { takenBack } from "../testing/taken-back.ts";
import { testServer } from "../testing/test-server.ts";
import { OperatorError } from "./operator-error.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
const { payLink } = takenBack(server);
const { newOwedExtra, newStorageDebt } = linkDebts(server, ops);
const reason = "시험";
const later = { minutes: 1 };

type Inputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Expects these commands to be open, and that the server refuses every other one of the record. */
async function expectOpen(
  [show, input]: readonly [string, Readonly<Record<string, unknown>>],
  all: Inputs,
  open: readonly string[],
): Promise<void> {
  expect((await ops(show, input)).open?.toSorted()).toEqual(open.toSorted());
  const closed = Object.entries(all).filter(([words]) => !open.includes(words));
  for (const [words, one] of closed) {
    await expect(ops(words, { ...input, ...one }), words).rejects.toThrow(OperatorError);
  }
}

const ofContract = {
  "contracts offer": {},
  "contracts undo": { reason },
  "contracts close": { to: "ENDED", reason },
};
const ofWork = {
  "works advance": { to: "CONFIRM" },
  "works move-boxes": { early: true },
  "works undo": { reason },
  "works cancel": { reason },
};
const ofInvoice = {
  "invoices record-transfer": { amount: "1000", reference: "담아상사" },
  "invoices credit": { line: "1", amount: "10", reason },
  "invoices cancel": { reason },
};
const ofLink = {
  "links settle": { outcome: "LEAVE", reason },
  "links cancel": { reason },
  "links refund": { reason },
};

describe("the commands that a record leaves open", () => {
  it("are those of a contract that the server accepts in each state", async () => {
    const company = await newCompany(server);
    const body = contractRequest;
    const { cid: id } = await server.api.ok("createCompanyContract", {
      token: company.token,
      body,
    });
    const opens = (...open: string[]) => expectOpen(["contracts show", { id }], ofContract, open);
    await opens("contracts offer", "contracts close");
    await ops("contracts offer", { id });
    await opens("contracts undo", "contracts close");
    await acceptOffer(server, { token: company.token, cid: id });
    await opens("contracts close");
    await ops("contracts close", { id, to: "ENDED", reason });
    await opens("contracts undo");
  });

  it("are those of a work that the server accepts in each state", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const boxes = await newBoxes(server, { cid, count: 2 });
    const body = { cid, kind: "DELIVERY", cpbox_ids: boxes, ...visit };
    const { wk_id: id } = await server.api.ok("createCompanyDelivery", {
      token: company.token,
      body,
    });
    const opens = async (...open: string[]) => {
      server.clock.pass({ minutes: 1 });
      await expectOpen(["works show", { id }], ofWork, open);
    };
    await opens("works advance", "boxes labels", "works cancel");
    await ops("works advance", { id, to: "CONFIRM" });
    await opens("works move-boxes", "boxes labels", "works undo", "works cancel");
    await ops("works move-boxes", { id, early: true });
    await opens("works move-boxes", "boxes labels", "works undo");
    await ops("works move-boxes", { id, early: true });
    await opens("boxes labels", "works undo");
    await ops("works undo", { id, reason });
    // One step after the other is not undone.
    await opens("works move-boxes", "boxes labels");
  });

  it("are not those that work or an invoice of a contract has closed", async () => {
    const company = await newCompany(server);
    const { token, companyId } = company;
    const start_date = todayInSeoul(server.services.clock());
    const id = await newActiveContract(server, company, { start_date });
    const opens = (...open: string[]) => expectOpen(["contracts show", { id }], ofContract, open);
    const body = { cid: id, kind: "NEW_BOXES", box_count: 2, ...visit };
    const { wk_id: work } = await server.api.ok("createCompanyDelivery", { token, body });
    await opens();
    server.clock.pass(later);
    await ops("works cancel", { id: work, reason });
    await opens("contracts close");
    await ops("contracts close", { id, to: "ENDED", reason });
    await opens("contracts undo");
    server.clock.pass(later);
    await ops("invoices issue", { company: companyId, month: start_date.slice(0, 7), yes: true });
    await opens();
  });

  it("are not those that a full contract, a newer work or a box's name has closed", async () => {
    const company = await newCompany(server);
    const { token } = company;
    const cid = await newActiveContract(server, company, { box_count: 3 });
    const create = async (request: object) => {
      server.clock.pass(later);
      const body = { cid, ...request };
      return (await server.api.ok("createCompanyDelivery", { token, body })).wk_id;
    };
    const advance = async (id: string) => {
      server.clock.pass(later);
      await ops("works advance", { id, to: "CONFIRM" });
    };
    const move = async (id: string) => {
      server.clock.pass(later);
      await ops("works move-boxes", { id, early: true });
    };
    const opens = async (id: string, ...open: string[]) =>
      expectOpen(["works show", { id }], ofWork, open);

    const [first, second] = [
      await create({ kind: "NEW_BOXES", box_count: 2, ...visit }),
      await create({ kind: "NEW_BOXES", box_count: 1, ...visit }),
    ];
    const [box = ""] = await newBoxes(server, { cid, count: 1 });
    await advance(second);
    await opens(first, "works cancel");

    const delivery = await create({ kind: "DELIVERY", cpbox_ids: [box], ...visit });
    await advance(delivery);
    await move(delivery);
    await move(delivery);
    await opens(delivery, "boxes labels", "works undo");
    const collection = await create({ kind: "COLLECTION", cpbox_ids: [box], ...visit });
    await opens(delivery, "boxes labels");
    await advance(collection);
    await move(collection);
    await move(collection);

    const disposal = await create({ kind: "DISPOSAL", cpbox_ids: [box], disposal_agreed: true });
    await advance(disposal);
    const name = async (text: string) =>
      server.api.ok("updateCompanyBox", {
        token,
        path: { cpbox_id: box },
        body: { name: text },
      });
    await name("2024 결산 📦");
    await opens(disposal, "boxes labels", "works undo", "works cancel");
    expect((await ops("works show", { id: disposal })).facts?.["다음"]).toMatch(/📦/);
    await name("2024 결산");
    await opens(disposal, "boxes labels", "works move-boxes", "works undo", "works cancel");
    await move(disposal);
  });

  it("are those of an invoice that the server accepts in each state", async () => {
    const paid = await newBillAndCard(server);
    const opens = (id: string, ...open: string[]) =>
      expectOpen(["invoices show", { id }], ofInvoice, open);
    await opens(
      paid.invoiceId,
      "invoices record-transfer",
      "invoices tax",
      "invoices credit",
      "invoices cancel",
    );
    await server.api.ok("payCompanyPayment", {
      token: paid.token,
      path: { cpay_id: paid.cpaymentId },
      body: { payment_id: paid.paymentId },
    });
    await opens(paid.invoiceId, "invoices tax", "invoices credit");
    const { invoiceId } = await newBillAndCard(server);
    await ops("invoices cancel", { id: invoiceId, reason });
    await opens(invoiceId, "invoices tax");
  });

  it("are those of a payment by link that the server accepts in each state", async () => {
    const { serial: order } = await newPaidOrder(server);
    const extra = { amount: "30000", title: "사다리차", reason, order };
    const newLink = async () => (await ops("links create", extra)).made ?? "";
    const opens = (url: string, ...open: string[]) =>
      expectOpen(["links show", { url }], ofLink, open);
    const [paid, declined] = [await newLink(), await newLink()];
    await opens(paid, "links cancel");
    await payLink(paid);
    await opens(paid, "links refund");
    await server.api.ok("declineCustomPayment", { path: { url: declined }, body: {} });
    await opens(declined, "links settle");
    await ops("links settle", { url: declined, outcome: "LEAVE", reason });
    await opens(declined);
  });

  it("contain no cancelling of a link that alone asks for what is owed", async () => {
    const { url } = await newOwedExtra();
    await expectOpen(["links show", { url }], ofLink, ["links settle"]);
    const order = await newStorageDebt();
    const opens = (...open: string[]) =>
      expectOpen(["links show", { url: order.url }], ofLink, open);
    await opens("links settle");
    const asked = { amount: "1000", title: "나눠 받기", reason, payment: order.merchantUid };
    await ops("links create", asked);
    await opens("links settle", "links cancel");
    await ops("links cancel", { url: order.url, reason });
    await opens();
  });
});
