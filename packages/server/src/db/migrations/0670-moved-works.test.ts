import { sql } from "kysely";
import { expect, it } from "vitest";
import { newActiveContract, newCompany } from "../../testing/companies.ts";
import { newConfirmedWork, newDoneWork } from "../../testing/company-bills.ts";
import { testServer } from "../../testing/test-server.ts";
import { movedWorks } from "./0670-moved-works.ts";

const server = testServer();

it("migration 0670 dates works by their boxes, and confirms those of a cancelled invoice again", async () => {
  const { db } = server.services;
  const company = await newCompany(server);
  const { token } = company;
  const cid = await newActiveContract(server, company);
  const done = await newDoneWork(server, { ...company, cid });
  const paid = await newDoneWork(server, { ...company, cid });
  const open = await newConfirmedWork(server, { ...company, cid });
  const completed = await newDoneWork(server, { ...company, cid });
  await db.updateTable("company_works").set({ status: "PAYMENT" }).where("id", "=", paid).execute();
  await db
    .updateTable("company_works")
    .set({ status: "COMPLETE" })
    .where("id", "=", completed)
    .execute();
  await sql`drop index company_works_to_bill`.execute(db);
  await sql`alter table company_works drop column moved_on`.execute(db);
  await sql`create index company_works_to_bill on company_works (company_id)`.execute(db);
  await movedWorks.up(db);
  const workOf = (wkId: string) =>
    server.api.ok("getCompanyWork", { token, path: { wk_id: wkId } });
  const day = "2026-11-20";
  expect(await workOf(done)).toMatchObject({ status: "CONFIRM", moved_on: day });
  expect(await workOf(open)).toMatchObject({ status: "CONFIRM", moved_on: null });
  for (const wkId of [paid, completed]) {
    const { status, moved_on, history } = await workOf(wkId);
    expect([status, moved_on]).toEqual(["CONFIRM", day]);
    expect(history.at(-1)).toMatchObject({ to: "CONFIRM", by: "SYSTEM" });
  }
});
