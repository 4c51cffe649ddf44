import {
  boxStatus,
  companyContractStatus,
  companyWorkStatus,
  isOpen,
  type CompanyPaymentStatus,
  type StateMachine,
} from "@damadum/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sent } from "../../testing/api-client.ts";
import {
  newActiveContract,
  newBoxes,
  newColleague,
  newCompany,
  visit,
  type TestCompany,
} from "../../testing/companies.ts";
import { newBill } from "../../testing/company-bills.ts";
import { worksOf } from "../../testing/company-works.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ boxDeliveryCapacity: 1000 });

let company: TestCompany;
let cid: string;
/** People who may do what the company may, and people who may not. */
let own: readonly string[];
let strangers: readonly (string | undefined)[];

beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 5000 });
  own = [company.token, (await newColleague(server, company)).token];
  strangers = [(await newCompany(server)).token, (await newMember(server)).token, undefined];
});

const statesOf = <Status extends string>({ states }: StateMachine<Status>) =>
  Object.keys(states).filter((key): key is Status => key in states);

/** Whether the server accepts the request of this person; `prepare` puts the row back into its state. */
async function accepts(
  operation: string,
  sent: Omit<Sent, "token">,
  {
    token,
    prepare,
  }: { readonly token: string | undefined; readonly prepare: () => Promise<unknown> },
): Promise<boolean> {
  await prepare();
  const { status } = await server.api.send(operation, {
    ...sent,
    ...(token !== undefined && { token }),
  });
  expect(status, operation).toBeLessThan(500);
  return status < 300;
}

/** Asks as everybody: what is offered is accepted from its own people, and nothing from anybody else. */
async function expectOpen(
  isOffered: boolean,
  operation: string,
  sent: Omit<Sent, "token">,
  prepare: () => Promise<unknown>,
): Promise<void> {
  for (const token of strangers) {
    expect(await accepts(operation, sent, { token, prepare })).toBe(false);
  }
  for (const token of own) {
    expect(await accepts(operation, sent, { token, prepare })).toBe(isOffered);
  }
}

describe.each(statesOf(companyContractStatus))("a contract in %s", (status) => {
  it("takes the actions that its page offers, and no others", async () => {
    const id = await newActiveContract(server, company, { box_count: 100 });
    const prepare = () =>
      server.services.db
        .updateTable("company_contracts")
        .set({ status })
        .where("id", "=", id)
        .execute();
    await prepare();
    const { monthly_amount, actions } = await server.api.ok("getCompanyContract", {
      token: company.token,
      path: { cid: id },
    });
    const path = { cid: id };
    const accepted = { path, body: { monthly_amount } };
    await expectOpen(isOpen(actions, "ACCEPT"), "acceptCompanyContract", accepted, prepare);
    await expectOpen(isOpen(actions, "WITHDRAW"), "withdrawCompanyContract", { path }, prepare);
    const body = { ...visit, cid: id, kind: "NEW_BOXES", box_count: 1 };
    await expectOpen(isOpen(actions, "REQUEST_WORK"), "createCompanyDelivery", { body }, prepare);
  });
});

describe.each(statesOf(companyWorkStatus))("a work in %s", (status) => {
  it("can be withdrawn exactly when its page offers it", async () => {
    const draft = { ...visit, kind: "NEW_BOXES", box_count: 1 } as const;
    const { wk_id } = await worksOf(server, { company, cid }).requestWork(draft);
    const prepare = () =>
      server.services.db
        .updateTable("company_works")
        .set({ status })
        .where("id", "=", wk_id)
        .execute();
    await prepare();
    const { actions } = await server.api.ok("getCompanyWork", {
      token: company.token,
      path: { wk_id },
    });
    await expectOpen(
      isOpen(actions, "WITHDRAW"),
      "withdrawCompanyWork",
      { path: { wk_id } },
      prepare,
    );
  });
});

describe.each(statesOf(boxStatus))("a box in %s", (status) => {
  it("takes the changes and the requests that are offered for it", async () => {
    const [id = ""] = await newBoxes(server, { cid, count: 1 });
    const prepare = async () => {
      // What an accepted request before this one has reserved.
      await server.services.db.deleteFrom("company_work_boxes").where("box_id", "=", id).execute();
      await server.services.db
        .updateTable("company_boxes")
        .set({ status })
        .where("id", "=", id)
        .execute();
    };
    await prepare();
    const { token } = company;
    const { actions } = await server.api.ok("getCompanyBox", { token, path: { cpbox_id: id } });
    const change = { path: { cpbox_id: id }, body: { name: "계약서" } };
    await expectOpen(isOpen(actions, "EDIT"), "updateCompanyBox", change, prepare);
    const requests = [
      { ...visit, kind: "DELIVERY" },
      { ...visit, kind: "COLLECTION" },
      { kind: "DISPOSAL", disposal_agreed: true },
    ] as const;
    for (const request of requests) {
      const isOffered = isOpen(actions, request.kind);
      const sent = { body: { cid, cpbox_ids: [id], ...request } };
      await expectOpen(isOffered, "createCompanyDelivery", sent, prepare);
    }
  });
});

it("a box that a work has reserved takes no second work, and is still written about", async () => {
  const [id = ""] = await newBoxes(server, { cid, count: 1 });
  const { token } = company;
  const { db } = server.services;
  await db.updateTable("company_boxes").set({ status: "STORED" }).where("id", "=", id).execute();
  await worksOf(server, { company, cid }).requestWork({
    ...visit,
    kind: "DELIVERY",
    cpbox_ids: [id],
  });
  const { actions } = await server.api.ok("getCompanyBox", { token, path: { cpbox_id: id } });
  const { items } = await server.api.ok("listCompanyBoxes", { token });
  expect(items.find((box) => box.cpbox_id === id)?.actions).toEqual(actions);
  expect(actions.filter(({ reason }) => reason === null).map(({ code }) => code)).toEqual(["EDIT"]);
});

describe.each([
  ["ISSUED", "WAIT"],
  ["ISSUED", "FAILED"],
  ["OVERDUE", "WAIT"],
  ["OVERDUE", "FAILED"],
  ["PAID", "PAID"],
  ["CANCEL", "CANCEL"],
  ["CANCEL", "REFUNDED"],
] as const)("an invoice in %s whose payment is %s", (status, payment) => {
  it("can be paid exactly when its page offers it", async () => {
    const bill = await newBill(server, await newCompany(server));
    const prepare = async () => {
      await setInvoice(bill, { status, payment });
    };
    await prepare();
    const { actions } = await server.api.ok("getCompanyInvoice", {
      token: bill.token,
      path: { id: bill.invoiceId },
    });
    const sent = { path: { cpay_id: bill.cpaymentId }, body: { method: "CARD" } };
    const payer = { token: bill.token, prepare };
    expect(await accepts("prepareCompanyPayment", sent, payer)).toBe(isOpen(actions, "PAY"));
    for (const token of [company.token, ...strangers]) {
      expect(await accepts("prepareCompanyPayment", sent, { token, prepare })).toBe(false);
    }
  });
});

async function setInvoice(
  { invoiceId, cpaymentId }: { readonly invoiceId: string; readonly cpaymentId: string },
  to: {
    readonly status: "ISSUED" | "OVERDUE" | "PAID" | "CANCEL";
    readonly payment: CompanyPaymentStatus;
  },
): Promise<void> {
  const { status, payment } = to;
  await server.services.db
    .updateTable("company_invoices")
    .set({ status })
    .where("id", "=", invoiceId)
    .execute();
  await server.services.db
    .updateTable("company_payments")
    .set({ status: payment })
    .where("id", "=", cpaymentId)
    .execute();
}
