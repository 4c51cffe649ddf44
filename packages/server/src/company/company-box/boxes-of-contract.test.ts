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
let contract: string;
beforeAll(async () => {
  company = await newCompany(server);
  contract = await newActiveContract(server, company);
  const other = await newActiveContract(server, company);
  const own = await newBoxes(server, { cid: contract, count: 3 });
  const [elsewhere = ""] = await newBoxes(server, { cid: other, count: 1 });
  const names = ["2021년 회계 증빙", "2022년 회계 증빙", "인사 기록"];
  for (const [index, id] of [...own, elsewhere].entries()) {
    const body = { name: names[index] ?? "2023년 회계 증빙", retention_until: "2026-12-10" };
    const path = { cpbox_id: id };
    await server.api.ok("updateCompanyBox", { token: company.token, path, body });
  }
});

const list = (query: Readonly<Record<string, string>>) =>
  server.api.ok("listCompanyBoxes", { token: company.token, query: { contract, ...query } });
const names = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ name }) => name);

describe("listCompanyBoxes of one contract", () => {
  it("returns only its boxes within a filter and a search, by page and by cursor", async () => {
    expect(await names({})).toEqual(["인사 기록", "2022년 회계 증빙", "2021년 회계 증빙"]);
    expect(await names({ filter: "MOVING" })).toEqual([]);
    expect((await list({ filter: "EXPIRING" })).paging.total).toBe(3);
    const first = await list({ q: "회계", limit: "1" });
    expect(first).toMatchObject({ items: [{ name: "2022년 회계 증빙" }], paging: { total: 2 } });
    const cursor = first.paging.next_cursor ?? "";
    expect(await names({ q: "회계", limit: "1", cursor })).toEqual(["2021년 회계 증빙"]);
    expect(await names({ q: "회계", limit: "1", page: "2" })).toEqual(["2021년 회계 증빙"]);
  });

  it("returns none to another company, and 400 when the contract is not an id", async () => {
    const stranger = await newCompany(server);
    const theirs = { token: stranger.token, query: { contract } };
    expect(await server.api.ok("listCompanyBoxes", theirs)).toMatchObject({
      items: [],
      paging: { total: 0 },
    });
    const wrong = { token: company.token, query: { contract: "1" } };
    expect((await server.api.problem("listCompanyBoxes", wrong)).status).toBe(400);
  });
});
