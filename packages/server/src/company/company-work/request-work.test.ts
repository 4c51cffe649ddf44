import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
  visit,
} from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
let works: ReturnType<typeof worksOf>;
beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 1000 });
  works = worksOf(server, { company, cid });
});

describe("requesting work", () => {
  it("keeps the calculated price and stays WAIT until the operator confirms", async () => {
    const ids = [...(await newBoxes(server, { cid, count: 3 }))];
    const draft = { kind: "DELIVERY", cpbox_ids: ids, ...visit, memo: "뒷문" } as const;
    const amount = await server.api.ok("calculateCompanyDeliveryAmount", {
      token: company.token,
      body: { cid, ...draft },
    });
    expect(amount).toMatchObject({ total_amount: 36_300, vat_amount: 3_300, refund_amount: 0 });
    const made = await works.requestWork(draft);
    expect(made).toMatchObject({
      cid,
      kind: "DELIVERY",
      status: "WAIT",
      box_count: 3,
      ...visit,
      amount,
      invoice_id: null,
      cpayment_id: null,
      memo: "뒷문",
      history: [{ from: null, to: "WAIT", by: "COMPANY" }],
    });
    expect((await works.boxesOf(made.wk_id)).map(({ cpbox_id: id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    );
    const page = await server.api.ok("listCompanyWorks", { token: company.token });
    expect(page.items[0]).toMatchObject({ wk_id: made.wk_id, total_amount: 36_300 });
  });

  it("creates one work when a request is repeated with its key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = { cid, kind: "NEW_BOXES", box_count: 1, ...visit };
    const sent = { token: company.token, headers, body };
    const first = await server.api.ok("createCompanyDelivery", sent);
    expect((await server.api.ok("createCompanyDelivery", sent)).wk_id).toBe(first.wk_id);
    const other = { ...sent, body: { ...body, box_count: 2 } };
    expect((await server.api.problem("createCompanyDelivery", other)).body.code).toBe(
      "idempotency_conflict",
    );
  });

  it("rejects boxes that other open work has reserved or whose state does not fit", async () => {
    const [stored = ""] = await newBoxes(server, { cid, count: 1 });
    const [out = ""] = await newBoxes(server, {
      cid,
      count: 1,
      through: ["DELIVERING", "PACKING"],
    });
    const disposal = { kind: "DISPOSAL", disposal_agreed: true, cpbox_ids: [stored] } as const;
    await works.requestWork(disposal);
    for (const draft of [
      disposal,
      { ...visit, kind: "DELIVERY", cpbox_ids: [stored] },
      { ...visit, kind: "DELIVERY", cpbox_ids: [out] },
      { ...visit, kind: "COLLECTION", cpbox_ids: [stored] },
    ]) {
      const answer = await works.problem(draft);
      expect([answer.status, answer.body.code]).toEqual([409, "box_unavailable"]);
      expect(answer.body.errors?.[0]).toMatchObject({
        field: expect.stringMatching(/^cpbox_ids\.\d+$/),
        message: expect.stringMatching(/BX[0-9A-Z]{10}/),
      });
    }
  });

  it("rejects a disposal whose certificate could not print a name, until the box is renamed", async () => {
    const [box = ""] = await newBoxes(server, { cid, count: 1 });
    const { token } = company;
    const rename = (body: object) =>
      server.api.ok("updateCompanyBox", { token, path: { cpbox_id: box }, body });
    const disposal = { kind: "DISPOSAL", disposal_agreed: true, cpbox_ids: [box] } as const;
    await rename({ name: "2024 결산 📦", department: "喆 ㄱ팀" });
    const answer = await works.problem(disposal);
    expect([answer.status, answer.body.code]).toEqual([409, "box_unavailable"]);
    expect(answer.body.errors).toEqual([
      {
        field: "cpbox_ids.0",
        code: "box_unavailable",
        message: expect.stringMatching(/^2024 결산 📦 \(BX.*이름의 📦\(U\+1F4E6\)\. 박스 화면에서/),
      },
    ]);
    await rename({ name: "2024 결산" });
    await works.requestWork(disposal);
  });

  it("rejects boxes of another contract and a contract that is not in force", async () => {
    const other = await newActiveContract(server, company);
    const [elsewhere = ""] = await newBoxes(server, { cid: other, count: 1 });
    const stranger = await newCompany(server);
    const theirs = await newActiveContract(server, stranger);
    const [foreign = ""] = await newBoxes(server, { cid: theirs, count: 1 });
    const draft = { ...visit, kind: "DELIVERY", cpbox_ids: [elsewhere] };
    const texts = new Set<string>();
    for (const wrong of [
      draft,
      { ...draft, cpbox_ids: [foreign] },
      { ...draft, cpbox_ids: [randomUUID()] },
      { ...draft, cid: theirs },
      { ...draft, cid: randomUUID() },
    ]) {
      const answer = await works.problem(wrong);
      expect(answer.status).toBe(404);
      texts.add(answer.body.message);
    }
    expect(texts.size).toBe(1);
    const { cid: waiting } = await server.api.ok("createCompanyContract", {
      token: company.token,
      body: {
        name: "대기",
        box_count: 1,
        months: 1,
        start_date: "2026-12-01",
        place: visit.place,
      },
    });
    const answer = await works.problem({
      ...visit,
      cid: waiting,
      kind: "NEW_BOXES",
      box_count: 1,
    });
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
  });

  it("rejects more new boxes than the contract allows", async () => {
    const small = await newActiveContract(server, company, { box_count: 3 });
    const draft = { ...visit, cid: small, kind: "NEW_BOXES" } as const;
    await works.requestWork({ ...draft, box_count: 2 }, { cid: small });
    const answer = await works.problem({ ...draft, box_count: 2 });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, "box_count"]);
    await works.requestWork({ ...draft, box_count: 1 }, { cid: small });
  });

  it.each([
    [{ kind: "DELIVERY", ...visit }, "cpbox_ids"],
    [{ kind: "DISPOSAL", cpbox_ids: [randomUUID()] }, "disposal_agreed"],
    [{ kind: "NEW_BOXES", box_count: 1 }, "place"],
    [{ kind: "NEW_BOXES", box_count: 1001, ...visit }, "box_count"],
    [{ kind: "NEW_BOXES", box_count: 1, ...visit, total_amount: 1 }, "total_amount"],
  ])("is rejected when the request has %j", async (draft, field) => {
    for (const id of ["createCompanyDelivery", "calculateCompanyDeliveryAmount"] as const) {
      const sent = { token: company.token, body: { cid, ...draft } };
      const { status, body } = await server.api.problem(id, sent);
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
  });
});
