import { sql } from "kysely";
import { expect, it } from "vitest";
import { newActiveContract, newBoxes, newCompany } from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";
import { halfWidthSearch } from "./0820-half-width-search.ts";

const server = testServer();

it("migration 0820 makes boxes stored in full width findable by usual letters", async () => {
  const { db } = server.services;
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  await newBoxes(server, { cid, count: 2, department: "ＡＢＣ개발팀" });
  const found = async (q: string) => {
    const page = await server.api.ok("listCompanyBoxes", { token: company.token, query: { q } });
    return page.paging.total;
  };
  expect(await found("abc")).toBe(2);
  // As an earlier version wrote them.
  await sql`
    update company_boxes set search_jamo = 'ａｂｃㄱㅐㅂㅏㄹㅌㅣㅁ', search_choseong = 'ａｂｃㄱㅂㅌ'
  `.execute(db);
  expect(await found("ABC")).toBe(0);
  await halfWidthSearch.up(db);
  expect([await found("ABC"), await found("ｃ개발"), await found("cㄱㅂㅌ")]).toEqual([2, 2, 2]);
});
