import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
} from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
let boxes: readonly string[];
const token = () => company.token;

beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company);
  boxes = [
    ...(await newBoxes(server, { cid, count: 30, department: "경영지원팀" })),
    ...(await newBoxes(server, { cid, count: 4, through: ["DELIVERING", "PACKING"] })),
  ];
  await describeBox(0, { name: "2021년 회계 증빙", contents: "전표, 영수증" });
  await describeBox(1, { name: "2022년 회계 증빙", retention_until: "2026-12-10" });
  await describeBox(2, { name: "인사 기록", department: "인사팀", retention_until: "2026-12-01" });
  await describeBox(3, { name: "홍보물", retention_until: "2031-12-31" });
});

const idOf = (index: number) => boxes[index] ?? "";
const describeBox = (index: number, body: object) =>
  server.api.ok("updateCompanyBox", { token: token(), path: { cpbox_id: idOf(index) }, body });
const list = (query: Readonly<Record<string, string>> = {}) =>
  server.api.ok("listCompanyBoxes", { token: token(), query });
const names = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ name }) => name);

describe("listCompanyBoxes", () => {
  it("returns the newest first, by page as by cursor", async () => {
    const all = await list({ limit: "100" });
    expect(all.items.map(({ cpbox_id: id }) => id)).toEqual(boxes.toReversed());
    expect(all.paging).toMatchObject({ total: 34, total_capped: false, next_cursor: null });
    const pages: string[] = [];
    const chained: string[] = [];
    let cursor: string | null = null;
    for (let page = 1; page <= 4; page += 1) {
      const byPage = await list({ limit: "10", page: String(page) });
      pages.push(...byPage.items.map(({ cpbox_id: id }) => id));
      const next = await list({ limit: "10", ...(cursor === null ? {} : { cursor }) });
      chained.push(...next.items.map(({ cpbox_id: id }) => id));
      cursor = next.paging.next_cursor;
      expect(byPage.paging.next_cursor).toBe(cursor);
      expect(next.paging.total).toBe(34);
    }
    expect(cursor).toBeNull();
    expect(pages).toEqual(boxes.toReversed());
    expect(chained).toEqual(pages);
    expect((await list({ page: "5", limit: "10" })).items).toEqual([]);
  });

  it("filters by state and department", async () => {
    expect((await list({ filter: "STORED", limit: "1" })).paging.total).toBe(30);
    expect((await list({ filter: "MOVING" })).items).toHaveLength(4);
    expect((await list({ filter: "DISPOSED" })).items).toEqual([]);
    expect(await names({ department: "인사팀" })).toEqual(["인사 기록"]);
    expect((await list({ department: "경영지원팀", filter: "STORED" })).paging.total).toBe(29);
    expect((await list({ department: "없는 팀" })).paging.total).toBe(0);
  });

  it.each([
    ["회계", ["2022년 회계 증빙", "2021년 회계 증빙"]],
    ["회ㄱ", ["2022년 회계 증빙", "2021년 회계 증빙"]],
    ["ㅎㄱㅈㅂ", ["2022년 회계 증빙", "2021년 회계 증빙"]],
    ["회계 증", ["2022년 회계 증빙", "2021년 회계 증빙"]],
    ["ㅎㅂ", ["홍보물"]],
    ["ㅎ", ["홍보물", "2022년 회계 증빙", "2021년 회계 증빙"]],
    ["영수증", ["2021년 회계 증빙"]],
    ["2021", ["2021년 회계 증빙"]],
    ["기록", ["인사 기록"]],
    ["없는말", []],
    ["증빙전표", []],
    ["%", []],
    ["2021%회계", []],
    ["회계_증빙", []],
  ])("finds %j", async (q, found) => {
    expect(await names({ q })).toEqual(found);
    const { paging } = await list({ q });
    expect(paging).toMatchObject({ total: found.length, total_capped: false, next_cursor: null });
  });

  it("searches within a filter, by page and by cursor", async () => {
    const first = await list({ q: "회계", limit: "1", filter: "STORED" });
    expect(first.items[0]?.name).toBe("2022년 회계 증빙");
    const cursor = first.paging.next_cursor ?? "";
    expect(await names({ q: "회계", limit: "1", cursor })).toEqual(["2021년 회계 증빙"]);
    expect(await names({ q: "회계", limit: "1", page: "2" })).toEqual(["2021년 회계 증빙"]);
    expect(await names({ q: "회계", filter: "MOVING" })).toEqual([]);
    expect((await list({ q: " " })).paging.total).toBe(34);
    expect(await names({ q: "인사팀" })).toEqual(["인사 기록"]);
    expect((await list({ q: "ㄱㅇㅈㅇ" })).paging.total).toBe(29);
  });

  it("counts boxes by department for its own company only", async () => {
    const stranger = await newCompany(server);
    const { items } = await server.api.ok("listCompanyDepartments", { token: token() });
    expect(items).toEqual([
      { department: "경영지원팀", boxes: 29 },
      { department: "인사팀", boxes: 1 },
    ]);
    for (const { department, boxes: count } of items) {
      expect((await list({ department })).paging.total).toBe(count);
    }
    const theirs = await server.api.ok("listCompanyDepartments", { token: stranger.token });
    expect(theirs.items).toEqual([]);
  });

  it("returns the nearest day first when the filter is EXPIRING", async () => {
    expect(await names({ filter: "EXPIRING" })).toEqual(["인사 기록", "2022년 회계 증빙"]);
    const first = await list({ filter: "EXPIRING", limit: "1" });
    expect(first.paging.total).toBe(2);
    const cursor = first.paging.next_cursor ?? "";
    expect(await names({ filter: "EXPIRING", cursor })).toEqual(["2022년 회계 증빙"]);
    expect(await names({ filter: "EXPIRING", q: "ㅎㄱ" })).toEqual(["2022년 회계 증빙"]);
    expect(await names({ filter: "EXPIRING", department: "인사팀" })).toEqual(["인사 기록"]);
  });

  it("returns 400 when filter, page or cursor are invalid for this list", async () => {
    for (const query of [{ filter: "X" }, { page: "0" }, { cursor: "!" }, { cursor: "AAAA" }]) {
      const answer = await server.api.problem("listCompanyBoxes", { token: token(), query });
      expect(answer.status).toBe(400);
    }
    const { next_cursor: cursor } = (await list({ limit: "1" })).paging;
    const query = { filter: "EXPIRING", cursor: cursor ?? "" };
    const answer = await server.api.problem("listCompanyBoxes", { token: token(), query });
    expect(answer.status).toBe(400);
  });

  it("returns only one contract's boxes when they are listed by contract", async () => {
    const other = await newActiveContract(server, company);
    const [box] = await newBoxes(server, { cid: other, count: 1 });
    const page = await server.api.ok("listCompanyContractBoxes", {
      token: token(),
      path: { cid: other },
    });
    expect(page.items.map(({ cpbox_id: id }) => id)).toEqual([box]);
    const own = { token: token(), path: { cid } };
    expect((await server.api.ok("listCompanyContractBoxes", own)).paging.total).toBe(34);
  });
});

describe("countCompanyBoxes", () => {
  it("counts the boxes of each filter", async () => {
    await newBoxes(server, { cid, count: 1, through: ["COLLECTING", "STORED", "DISPOSAL_READY"] });
    const counts = await server.api.ok("countCompanyBoxes", { token: token() });
    const keys = ["all", "stored", "moving", "returned", "disposed", "expiring"] as const;
    for (const key of keys) {
      const { total } = (await list({ filter: key.toUpperCase() })).paging;
      expect([key, counts[key]]).toEqual([key, total]);
    }
    expect(counts).toMatchObject({ moving: 4, disposed: 1 });
  });
});

describe("updateCompanyBox", () => {
  it("changes sent fields, clears empty ones and updates the search", async () => {
    const index = 5;
    await describeBox(index, { name: "옛이름", contents: "도장", retention_until: "2026-12-02" });
    const changed = await describeBox(index, { name: "새이름", contents: "" });
    expect(changed).toMatchObject({
      name: "새이름",
      contents: null,
      retention_until: "2026-12-02",
    });
    expect(await names({ q: "옛이름" })).toEqual([]);
    expect(await names({ q: "도장" })).toEqual([]);
    expect(await names({ q: "새ㅇ" })).toEqual(["새이름"]);
    await describeBox(index, { department: "법무팀", retention_until: "2030-01-01" });
    expect(await names({ department: "법무팀" })).toEqual(["새이름"]);
    const { expiring } = await server.api.ok("countCompanyBoxes", { token: token() });
    expect(expiring).toBe(2);
    expect(await describeBox(index, { retention_until: null })).toMatchObject({
      name: "새이름",
      retention_until: null,
    });
  });

  it("keeps one department when devices compose its letters differently", async () => {
    const other = await newCompany(server);
    const ids = await newBoxes(server, { cid: await newActiveContract(server, other), count: 2 });
    const forms = ["총무팀", "총무팀".normalize("NFD")];
    for (const [index, department] of forms.entries()) {
      const path = { cpbox_id: ids[index] ?? "" };
      await server.api.ok("updateCompanyBox", { token: other.token, path, body: { department } });
    }
    const { items } = await server.api.ok("listCompanyDepartments", { token: other.token });
    expect(items).toEqual([{ department: "총무팀", boxes: 2 }]);
    for (const department of forms) {
      const query = { department };
      const found = await server.api.ok("listCompanyBoxes", { token: other.token, query });
      expect(found.items).toHaveLength(2);
    }
  });

  it("returns state_conflict when the box is disposed of", async () => {
    const other = await newActiveContract(server, company);
    const through = ["COLLECTING", "STORED", "DISPOSAL_READY", "DISPOSED"] as const;
    const [gone = ""] = await newBoxes(server, { cid: other, count: 1, through });
    const sent = { token: token(), path: { cpbox_id: gone }, body: { name: "새이름" } };
    const answer = await server.api.problem("updateCompanyBox", sent);
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    const { history, status } = await server.api.ok("getCompanyBox", sent);
    expect(status).toBe("DISPOSED");
    expect(history.map(({ to }) => to)).toEqual(["READY", ...through]);
  });

  it.each([
    {},
    { name: 1 },
    { serial: "BX7K3F9QX2M4" },
    { retention_until: "2026-02-30" },
    { retention_until: "0000-01-01" },
  ])("returns 422 when the body is %j", async (body) => {
    const sent = { token: token(), path: { cpbox_id: idOf(0) }, body };
    expect((await server.api.problem("updateCompanyBox", sent)).status).toBe(422);
  });
});
