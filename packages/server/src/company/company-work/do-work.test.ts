import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
  visit,
} from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";
import { issueCompanyInvoice } from "../company-billing/issue-company-invoice.ts";
import { advanceCompanyWork } from "./advance-company-work.ts";
import { moveCompanyWorkBoxes } from "./move-company-work-boxes.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
let works: ReturnType<typeof worksOf>;
beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 1000 });
  works = worksOf(server, { company, cid });
});

const work = (wkId: string) =>
  server.api.ok("getCompanyWork", { token: company.token, path: { wk_id: wkId } });
const advance = (wkId: string, to: "CONFIRM" | "COMPLETE") =>
  advanceCompanyWork(server.services, {
    operatorId: company.operatorId,
    wkId,
    to,
    reason: null,
  });
const moveOn = (wkId: string) =>
  moveCompanyWorkBoxes(server.services, {
    operatorId: company.operatorId,
    wkId,
    early: true,
    reason: null,
  });

const statuses = async (wkId: string) =>
  new Set((await works.boxesOf(wkId)).map(({ status }) => status));
const payWorks = async (month: string) => {
  const { token, operatorId, companyId } = company;
  const bill = { operatorId, companyId, month };
  const { cpaymentId } = await issueCompanyInvoice(server.services, bill);
  const path = { cpay_id: cpaymentId };
  const body = { payment_id: await newBillingKey(server, token) };
  await server.api.ok("payCompanyPayment", { token, path, body });
};

describe("doing work", () => {
  it("delivers new boxes and stores them when collected", async () => {
    const { wk_id: out } = await works.requestWork({ ...visit, kind: "NEW_BOXES", box_count: 2 });
    expect(await works.boxesOf(out)).toEqual([]);
    await advance(out, "CONFIRM");
    expect(await statuses(out)).toEqual(new Set(["READY"]));
    await moveOn(out);
    await moveOn(out);
    expect(await statuses(out)).toEqual(new Set(["PACKING"]));
    await expect(moveOn(out)).rejects.toMatchObject({ code: "state_conflict" });

    const ids = (await works.boxesOf(out)).map(({ cpbox_id: id }) => id);
    const { wk_id: back } = await works.requestWork({
      ...visit,
      kind: "COLLECTION",
      cpbox_ids: ids,
    });
    await advance(back, "CONFIRM");
    expect(await statuses(back)).toEqual(new Set(["PACKING"]));
    await moveOn(back);
    await moveOn(back);
    expect(await statuses(back)).toEqual(new Set(["STORED"]));
    const [first = ""] = ids;
    const { history } = await server.api.ok("getCompanyBox", {
      token: company.token,
      path: { cpbox_id: first },
    });
    expect(history.map(({ to, by }) => `${to} ${by}`)).toEqual([
      "READY OPERATOR",
      "DELIVERING OPERATOR",
      "PACKING OPERATOR",
      "COLLECTING OPERATOR",
      "STORED OPERATOR",
    ]);
  });

  it("reserves requested boxes from other work", async () => {
    const ids = [...(await newBoxes(server, { cid, count: 2 }))];
    const { wk_id: wkId } = await works.requestWork({
      kind: "DISPOSAL",
      cpbox_ids: ids,
      disposal_agreed: true,
    });
    await expect(moveOn(wkId)).rejects.toMatchObject({ code: "state_conflict" });
    await advance(wkId, "CONFIRM");
    expect(await statuses(wkId)).toEqual(new Set(["DISPOSAL_READY"]));
    expect((await works.problem({ ...visit, kind: "DELIVERY", cpbox_ids: ids })).status).toBe(409);
    // The company may rename a reserved box, but none is destroyed under a name that its certificate cannot print.
    const rename = (name: string) =>
      server.api.ok("updateCompanyBox", {
        token: company.token,
        path: { cpbox_id: ids[0] ?? "" },
        body: { name },
      });
    await rename("2024 결산 📦");
    await expect(moveOn(wkId)).rejects.toMatchObject({
      code: "box_unavailable",
      reason: expect.stringMatching(
        /기업이 박스 화면에서 .*\n2024 결산 📦 \(BX.*이름의 📦\(U\+1F4E6\)$/,
      ),
    });
    await rename("2024 결산");
    await moveOn(wkId);
    expect(await statuses(wkId)).toEqual(new Set(["DISPOSED"]));
    expect(await work(wkId)).toMatchObject({ status: "CONFIRM" });
  });

  it("rejects a step that the state table does not allow", async () => {
    const { wk_id: wkId } = await works.requestWork({ ...visit, kind: "NEW_BOXES", box_count: 1 });
    await expect(advance(wkId, "COMPLETE")).rejects.toMatchObject({ code: "state_conflict" });
    await advance(wkId, "CONFIRM");
    await expect(advance(wkId, "CONFIRM")).rejects.toMatchObject({ code: "state_conflict" });
    await expect(advance(randomUUID(), "CONFIRM")).rejects.toMatchObject({ code: "not_found" });
    expect((await work(wkId)).history.map(({ to, by }) => `${to} ${by}`)).toEqual([
      "WAIT COMPANY",
      "CONFIRM OPERATOR",
    ]);
  });

  it("counts a contract's boxes as they come and go", async () => {
    const own = await newActiveContract(server, company, { box_count: 10 });
    const { wk_id: wkId } = await works.requestWork(
      { ...visit, kind: "COLLECTION", box_count: 4 },
      { cid: own },
    );
    await advance(wkId, "CONFIRM");
    await moveOn(wkId);
    await moveOn(wkId);
    const contract = await server.api.ok("getCompanyContract", {
      token: company.token,
      path: { cid: own },
    });
    expect(contract.stored_box_count).toBe(4);
    const first = await server.api.ok("listCompanyWorkBoxes", {
      token: company.token,
      path: { wk_id: wkId },
      query: { limit: "3" },
    });
    expect(first.paging.total).toBe(4);
    const rest = await server.api.ok("listCompanyWorkBoxes", {
      token: company.token,
      path: { wk_id: wkId },
      query: { limit: "3", cursor: first.paging.next_cursor ?? "" },
    });
    expect(rest.items).toHaveLength(1);
    expect(rest.paging.next_cursor).toBeNull();
  });
});

describe("completing work", () => {
  it("is refused while a box is on its way, although it is paid", async () => {
    const { wk_id: wkId } = await works.requestWork({ ...visit, kind: "NEW_BOXES", box_count: 1 });
    await advance(wkId, "CONFIRM");
    // As works were billed before their visit until invoices contained only what is done.
    await server.services.db
      .updateTable("company_works")
      .set({ status: "PAYMENT" })
      .where("id", "=", wkId)
      .execute();
    await expect(advance(wkId, "COMPLETE")).rejects.toMatchObject({ code: "state_conflict" });
    await moveOn(wkId);
    await moveOn(wkId);
    await advance(wkId, "COMPLETE");
    expect(await work(wkId)).toMatchObject({ status: "COMPLETE", moved_on: "2026-11-20" });
  });
});

describe("moveCompanyWorkBoxes", () => {
  it("rejects a step before the day of the visit unless it is confirmed", async () => {
    const [box = ""] = await newBoxes(server, { cid, count: 1 });
    const draft = { ...visit, kind: "DELIVERY", cpbox_ids: [box] } as const;
    const { wk_id: wkId } = await works.requestWork(draft);
    await advance(wkId, "CONFIRM");
    const by = { operatorId: company.operatorId, wkId, reason: null };
    await expect(
      moveCompanyWorkBoxes(server.services, { ...by, early: false }),
    ).rejects.toMatchObject({ code: "validation_failed", fields: [{ field: "early" }] });
    expect(await statuses(wkId)).toEqual(new Set(["RETURN_READY"]));
    await moveCompanyWorkBoxes(server.services, { ...by, early: true });
    expect(await statuses(wkId)).toEqual(new Set(["RETURNING"]));
  });
});

describe("boxes that newer work has taken", () => {
  it("keep their state when the older work is paid and completed", async () => {
    const own = await newActiveContract(server, company, { box_count: 10 });
    const ids = [...(await newBoxes(server, { cid: own, count: 2 }))];
    const named = { ...visit, cpbox_ids: ids };
    const { wk_id: out } = await works.requestWork({ ...named, kind: "DELIVERY" }, { cid: own });
    await advance(out, "CONFIRM");
    await moveOn(out);
    await moveOn(out);
    expect(await statuses(out)).toEqual(new Set(["RETURNED"]));
    const { wk_id: back } = await works.requestWork({ ...named, kind: "COLLECTION" }, { cid: own });
    await advance(back, "CONFIRM");
    await moveOn(back);
    await moveOn(back);

    await expect(moveOn(out)).rejects.toMatchObject({ code: "state_conflict" });
    await payWorks("2026-11");
    await advance(out, "COMPLETE");
    await expect(moveOn(out)).rejects.toMatchObject({ code: "state_conflict" });
    expect(await statuses(out)).toEqual(new Set(["STORED"]));
    const path = { cid: own };
    const contract = await server.api.ok("getCompanyContract", { token: company.token, path });
    expect(contract.stored_box_count).toBe(2);
  });

  it.each([
    ["packed", ["DELIVERING", "PACKING"]],
    ["returned", ["COLLECTING", "STORED", "RETURN_READY", "RETURNING", "RETURNED"]],
  ] as const)(
    "are unavailable when they are %s boxes of a confirmed collection",
    async (_, through) => {
      const ids = [...(await newBoxes(server, { cid, count: 2, through }))];
      const draft = { ...visit, kind: "COLLECTION", cpbox_ids: ids } as const;
      const { wk_id: wkId } = await works.requestWork(draft);
      await advance(wkId, "CONFIRM");
      const [last = ""] = ids;
      const answer = await works.problem({ ...draft, cpbox_ids: [last] });
      expect([answer.status, answer.body.code]).toEqual([409, "box_unavailable"]);
    },
  );
});
