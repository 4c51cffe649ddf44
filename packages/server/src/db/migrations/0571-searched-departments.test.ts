import { sql } from "kysely";
import { expect, it } from "vitest";
import { newActiveContract, newBoxes, newCompany } from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";
import { searchedDepartments } from "./0571-searched-departments.ts";

const server = testServer();

it("migration 0571 makes earlier boxes searchable by department", async () => {
  const { db } = server.services;
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  await newBoxes(server, { cid, count: 3, department: "법무팀" });
  await newBoxes(server, { cid, count: 2, department: null });
  await sql`update company_boxes set search_jamo = '', search_choseong = ''`.execute(db);
  const found = async (q: string) => {
    const page = await server.api.ok("listCompanyBoxes", { token: company.token, query: { q } });
    return page.paging.total;
  };
  expect(await found("법무팀")).toBe(0);
  await searchedDepartments.up(db);
  expect([await found("법무"), await found("ㅂㅁㅌ")]).toEqual([3, 3]);
});
