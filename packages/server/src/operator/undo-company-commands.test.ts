import { afterEach, describe, expect, it } from "vitest";
import { issueCompanyInvoice } from "../company/company-billing/issue-company-invoice.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import {
  acceptOffer,
  contractRequest,
  newActiveContract,
  newBoxes,
  newCompany,
  visit,
} from "../testing/companies.ts";
import { finishWork } from "../testing/company-bills.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer({ per: "test" });
const ops = operatorCommands(server, { per: "test" });
afterEach(() => checkLedger(server.services.db));

const reason = "다른 작업과 헷갈림";
const allIn = (value: string) => expect.objectContaining({ value });

describe("pnpm ops works undo", () => {
  const undoWork = (id: string) => ops("works undo", { id, reason });
  const statesOf = async (id: string) =>
    (await ops("works show", { id })).tables?.[0]?.rows.map(({ status }) => status);
  const statusOf = async (id: string) => (await ops("works show", { id })).facts?.["상태"];

  it("undoes carried and reserved boxes one by one, then the confirmation", async () => {
    const { company, cid } = await companyWithContract();
    const boxes = await newBoxes(server, { cid, count: 2 });
    const id = await ask(company.token, { cid, kind: "DELIVERY", cpbox_ids: boxes });
    server.clock.pass({ minutes: 1 });
    await ops("works advance", { id, to: "CONFIRM" });
    server.clock.pass({ minutes: 1 });
    await ops("works move-boxes", { id, early: true });
    expect(await statesOf(id)).toEqual([allIn("RETURNING"), allIn("RETURNING")]);
    await undoWork(id);
    expect(await statesOf(id)).toEqual([allIn("RETURN_READY"), allIn("RETURN_READY")]);
    server.clock.pass({ minutes: 1 });
    await ops("works move-boxes", { id, early: true });
    server.clock.pass({ minutes: 1 });
    await ops("works move-boxes", { id, early: true });
    expect(await statesOf(id)).toEqual([allIn("RETURNED"), allIn("RETURNED")]);
    server.clock.pass({ minutes: 1 });
    await undoWork(id);
    expect(await statesOf(id)).toEqual([allIn("RETURNING"), allIn("RETURNING")]);
    expect(await statusOf(id)).toEqual(allIn("CONFIRM"));
  });

  it("undoes a confirmation: reserved boxes are stored again, and created ones are deleted", async () => {
    const { company, cid } = await companyWithContract();
    const boxes = await newBoxes(server, { cid, count: 1 });
    const named = await ask(company.token, { cid, kind: "DELIVERY", cpbox_ids: boxes });
    const made = await ask(company.token, { cid, kind: "NEW_BOXES", box_count: 3 });
    const counts = () =>
      server.services.db
        .selectFrom("company_contracts")
        .select(["made_box_count", "stored_box_count"])
        .where("id", "=", cid)
        .executeTakeFirstOrThrow();
    const before = await counts();
    for (const id of [named, made]) {
      server.clock.pass({ minutes: 1 });
      await ops("works advance", { id, to: "CONFIRM" });
    }
    for (const id of [named, made]) {
      await undoWork(id);
      expect(await statusOf(id)).toEqual(allIn("WAIT"));
      await expect(undoWork(id)).rejects.toThrow("마지막 일만");
    }
    expect(await counts()).toEqual(before);
    for (const id of [named, made]) {
      server.clock.pass({ minutes: 1 });
      await ops("works advance", { id, to: "CONFIRM" });
    }
    expect(await statesOf(made)).toHaveLength(3);
  });

  it("rejects work that is on an invoice", async () => {
    const { company, cid } = await companyWithContract();
    const id = await ask(company.token, { cid, kind: "NEW_BOXES", box_count: 3 });
    await ops("works advance", { id, to: "CONFIRM" });
    const { operatorId, companyId } = company;
    await finishWork(server, { wkId: id, operatorId });
    server.clock.pass({ minutes: 1 });
    await issueCompanyInvoice(server.services, { operatorId, companyId, month: "2026-11" });
    await expect(undoWork(id)).rejects.toThrow("청구");
    expect(await statusOf(id)).toEqual(allIn("INVOICE_COMPLETE"));
  });
});

describe("pnpm ops contracts undo", () => {
  const undoContract = (id: string) => ops("contracts undo", { id, reason });
  const read = (id: string) =>
    server.services.db
      .selectFrom("company_contracts")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  it("undoes an offer until the company accepts it", async () => {
    const company = await newCompany(server);
    const { token } = company;
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    await ops("contracts offer", { id: cid, monthly: "9900000" });
    await undoContract(cid);
    expect(await read(cid)).toMatchObject({ status: "WAIT", monthly_amount: null });
    await ops("contracts offer", { id: cid, monthly: "990000" });
    await acceptOffer(server, { token, cid });
    await expect(undoContract(cid)).rejects.toThrow("기업이 수락한 계약");
  });

  it("undoes the end of a contract and its end date until it is billed", async () => {
    const { company, cid } = await companyWithContract();
    const { end_date: end } = await read(cid);
    await ops("contracts close", { id: cid, to: "ENDED", reason });
    expect((await read(cid)).end_date).not.toBe(end);
    await undoContract(cid);
    expect(await read(cid)).toMatchObject({ status: "ACTIVE", end_date: end });
    await ops("contracts close", { id: cid, to: "ENDED", reason });
    const { operatorId, companyId } = company;
    await issueCompanyInvoice(server.services, { operatorId, companyId, month: "2026-11" });
    await expect(undoContract(cid)).rejects.toThrow("그 뒤에 청구서가 없을 때");
  });
});

async function companyWithContract() {
  const company = await newCompany(server);
  const start_date = "2026-11-20";
  return { company, cid: await newActiveContract(server, company, { start_date }) };
}

async function ask(token: string, request: object): Promise<string> {
  const body = { ...visit, ...request };
  const { wk_id: id } = await server.api.ok("createCompanyDelivery", { token, body });
  return id;
}
