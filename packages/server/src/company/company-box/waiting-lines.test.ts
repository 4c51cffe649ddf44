import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
} from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";
import { MAX_WAITING_LINES, updateCompanyBoxes } from "./update-company-boxes.ts";

const [left, resumed, next] = ["0001", "0002", "0003"].map(
  (end) => `0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c${end}`,
);

describe("updateCompanyBoxes when the company's waiting lines reach the limit", () => {
  const server = testServer();
  let company: TestCompany;
  let serials: readonly string[];
  beforeAll(async () => {
    company = await newCompany(server);
    await newBoxes(server, { cid: await newActiveContract(server, company), count: 2 });
    const { token } = company;
    const { items } = await server.api.ok("listCompanyBoxes", { token });
    serials = items.map(({ serial }) => serial);
    await sql`
      insert into company_box_imports (company_id, import_id, serial, created_at)
      select ${company.companyId}::uuid, ${left}::uuid, 'BX' || n, ${server.services.clock()}
      from generate_series(1, ${MAX_WAITING_LINES}::integer - 1) as n`.execute(server.services.db);
  });

  const send = (importId: string | undefined, boxes: readonly string[], isDryRun: boolean) =>
    updateCompanyBoxes(server.services, {
      companyId: company.companyId,
      changes: boxes.map((serial) => ({ serial, department: "서고" })),
      isDryRun,
      importId,
      lines: undefined,
    });
  const check = (importId: string | undefined, boxes: readonly string[]) =>
    send(importId, boxes, true);
  const waiting = async () => {
    const rows = await server.services.db
      .selectFrom("company_box_imports")
      .select("import_id")
      .distinct()
      .where("company_id", "=", company.companyId)
      .orderBy("import_id")
      .execute();
    return rows.map(({ import_id: id }) => id);
  };

  it("throws import_limit when a part is checked", async () => {
    await expect(check(next, serials)).rejects.toMatchObject({ code: "import_limit" });
    expect(await waiting()).toEqual([left]);
  });

  it("throws import_limit when a file is written without a check of its lines", async () => {
    await expect(send(next, serials, false)).rejects.toMatchObject({ code: "import_limit" });
    expect(await waiting()).toEqual([left]);
  });

  it("writes the file whose last line reached the limit, and keeps the waiting ones", async () => {
    await check(resumed, serials.slice(0, 1));
    server.clock.pass({ minutes: 61 });
    expect(await send(resumed, serials.slice(0, 1), false)).toMatchObject({ boxes: 1 });
    expect(await waiting()).toEqual([left]);
  });

  it("removes a file that was abandoned for an hour, and keeps one that was checked again", async () => {
    await check(resumed, serials.slice(0, 1));
    server.clock.pass({ minutes: 59 });
    await check(resumed, serials.slice(0, 1));
    server.clock.pass({ minutes: 2 });
    await check(next, serials);
    expect(await waiting()).toEqual([resumed, next]);
  });
});
