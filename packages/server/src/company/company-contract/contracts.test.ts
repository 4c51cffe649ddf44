import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  contractRequest,
  newActiveContract,
  newBoxes,
  newCompany,
  visit,
} from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";
import { issueCompanyInvoice } from "../company-billing/issue-company-invoice.ts";
import { advanceCompanyWork } from "../company-work/advance-company-work.ts";
import { moveCompanyWorkBoxes } from "../company-work/move-company-work-boxes.ts";
import { makeCompanyAccount } from "../company/make-company-account.ts";
import { offerCompanyContract } from "./offer-company-contract.ts";
import { closeCompanyContract } from "./contract-steps.ts";

const server = testServer();

const request = async (token: string, changes: object = {}) =>
  server.api.ok("createCompanyContract", { token, body: { ...contractRequest, ...changes } });

describe("a company contract", () => {
  it("stays in review until the operator sets the price", async () => {
    const { token, operatorId } = await newCompany(server);
    const contract = await request(token);
    expect(contract).toMatchObject({
      ...contractRequest,
      status: "WAIT",
      end_date: "2029-11-30",
      monthly_amount: null,
      stored_box_count: 0,
      history: [{ from: null, to: "WAIT", by: "COMPANY" }],
    });
    const { cid } = contract;
    const offer = { operatorId, cid, monthlyAmount: 1_500_000, reason: "깎아 달라고 함" };
    const message = "전화로 합의한 금액이에요.";
    await offerCompanyContract(server.services, { ...offer, message });
    const offered = await server.api.ok("getCompanyContract", { token, path: { cid } });
    expect(offered).toMatchObject({
      status: "OFFERED",
      monthly_amount: 1_500_000,
      monthly_vat_amount: 150_000,
      monthly_total_amount: 1_650_000,
    });
    expect(offered.history.at(-1)).toMatchObject({
      to: "OFFERED",
      by: "OPERATOR",
      reason: message,
    });
    await expect(offerCompanyContract(server.services, offer)).rejects.toMatchObject({
      code: "state_conflict",
    });
  });

  it("uses the list price when none was agreed, and ignores a price from the company", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const { token } = company;
    const { monthly_amount: amount } = await server.api.ok("getCompanyContract", {
      token,
      path: { cid },
    });
    expect(amount).toBe(1_300_000);
    const body = { ...contractRequest, monthly_amount: 1 };
    expect((await server.api.problem("createCompanyContract", { token, body })).status).toBe(422);
  });

  it("is created once for one key, which rejects other content", async () => {
    const { token } = await newCompany(server);
    const headers = { "idempotency-key": randomUUID() };
    const first = await server.api.ok("createCompanyContract", {
      token,
      headers,
      body: contractRequest,
    });
    const again = await server.api.ok("createCompanyContract", {
      token,
      headers,
      body: contractRequest,
    });
    expect(again.cid).toBe(first.cid);
    const body = { ...contractRequest, months: 12 };
    const answer = await server.api.problem("createCompanyContract", { token, headers, body });
    expect(answer.body.code).toBe("idempotency_conflict");
    expect((await server.api.ok("listCompanyContracts", { token })).paging.total).toBe(1);
  });

  it("is listed newest first", async () => {
    const { token } = await newCompany(server);
    for (const name of ["하나", "둘", "셋"]) {
      server.clock.pass({ seconds: 1 });
      await request(token, { name });
    }
    const page = await server.api.ok("listCompanyContracts", { token, query: { limit: "2" } });
    expect(page.items.map(({ name }) => name)).toEqual(["셋", "둘"]);
    expect(page.paging).toMatchObject({ page: 1, limit: 2, total: 3, total_capped: false });
  });

  it("ends when no box is stored or carried any more, and is billed up to that day", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const terms = { box_count: 2, start_date: "2026-11-20", monthlyAmount: 300_000 };
    const cid = await newActiveContract(server, company, terms);
    const by = { operatorId, reason: null };
    const end = () => closeCompanyContract(server.services, { ...by, cid, to: "ENDED" });
    const ids = [...(await newBoxes(server, { cid, count: 2 }))];
    await expect(end()).rejects.toMatchObject({ code: "boxes_stored" });

    const works = worksOf(server, { company, cid });
    const { wk_id: wkId } = await works.requestWork({ ...visit, kind: "DELIVERY", cpbox_ids: ids });
    await advanceCompanyWork(server.services, { ...by, wkId, to: "CONFIRM" });
    await moveCompanyWorkBoxes(server.services, { ...by, wkId, early: true });
    const contract = () => server.api.ok("getCompanyContract", { token, path: { cid } });
    expect(await contract()).toMatchObject({ stored_box_count: 0, end_date: "2029-11-19" });
    await expect(end()).rejects.toMatchObject({ code: "state_conflict" });
    await moveCompanyWorkBoxes(server.services, { ...by, wkId, early: true });
    await end();
    expect(await contract()).toMatchObject({ status: "ENDED", end_date: "2026-11-20" });

    const issue = (month: string) =>
      issueCompanyInvoice(server.services, { operatorId, companyId, month });
    const { invoiceId: id } = await issue("2026-11");
    const { lines } = await server.api.ok("getCompanyInvoice", { token, path: { id } });
    expect(lines).toMatchObject([
      { cid, amount: 10_000, description: expect.stringContaining("30일 가운데 1일") },
      { wk_id: wkId },
    ]);
    await expect(issue("2026-11")).rejects.toMatchObject({ code: "state_conflict" });
  });

  it("cannot end while work is open", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const works = worksOf(server, { company, cid });
    await works.requestWork({ ...visit, kind: "NEW_BOXES", box_count: 1 });
    const end = { operatorId: company.operatorId, cid, to: "ENDED", reason: null } as const;
    await expect(closeCompanyContract(server.services, end)).rejects.toMatchObject({
      code: "state_conflict",
    });
  });

  it("can be rejected before it begins", async () => {
    const { token, operatorId } = await newCompany(server);
    const { cid, end_date: endDate } = await request(token);
    const cancel = { operatorId, cid, to: "CANCEL", reason: null } as const;
    await closeCompanyContract(server.services, cancel);
    const cancelled = await server.api.ok("getCompanyContract", { token, path: { cid } });
    expect(cancelled).toMatchObject({ status: "CANCEL", end_date: endDate });
  });

  it.each([
    [{ start_date: "2026-11-19" }, "start_date"],
    [{ start_date: "2026-02-30" }, "start_date"],
    [{ box_count: 0 }, "box_count"],
    [{ months: 121 }, "months"],
    [{ name: "  " }, "name"],
    [{ place: { ...contractRequest.place, carriage: "LADDER" } }, "place.carriage"],
    [{ place: { ...contractRequest.place, floor: 0 } }, "place.floor"],
  ])("is rejected when the request has %j", async (changes, field) => {
    const { token } = await newCompany(server);
    const sent = { token, body: { ...contractRequest, ...changes } };
    const { status, body } = await server.api.problem("createCompanyContract", sent);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });
});

describe("makeCompanyAccount", () => {
  it("creates a company once, and further logins for it", async () => {
    const company = { name: "한번상사", registrationNumber: "123-45-67890" };
    const made = await makeCompanyAccount(server.services, { ...account(), company });
    const again = { ...account(), company };
    await expect(makeCompanyAccount(server.services, again)).rejects.toMatchObject({
      code: "account_exists",
    });
    const second = await makeCompanyAccount(server.services, {
      ...account(),
      company: { id: made.companyId },
    });
    expect(second.companyId).toBe(made.companyId);
    const taken = { ...account(), username: "demo" };
    await makeCompanyAccount(server.services, { ...taken, username: "taken-one" });
    for (const [wrong, code] of [
      [{ username: "taken-one" }, "username_taken"],
      [{ username: "X" }, "validation_failed"],
      [{ company: { id: randomUUID() } }, "not_found"],
    ] as const) {
      const input = { ...account(), ...wrong };
      await expect(makeCompanyAccount(server.services, input)).rejects.toMatchObject({ code });
    }
  });
});

let accounts = 0;
function account() {
  accounts += 1;
  return {
    company: { name: "담아상사", registrationNumber: null },
    username: `made-${accounts}`,
    name: "이담당",
    phoneNumber: "0212345678",
    email: null,
  };
}
