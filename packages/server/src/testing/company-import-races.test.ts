import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { lockWaitingLines } from "../company/company-box/import-store.ts";
import { MAX_WAITING_LINES } from "../company/company-box/update-company-boxes.ts";
import { lockCompany } from "../company/company/lock-company.ts";
import { newActiveContract, newBoxes, newCompany } from "./companies.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)(
  "a company's concurrent imports on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database);
    const { one, two } = servers;

    it("checks a part of a file while another file of the company is written", async () => {
      const company = await newCompany(one);
      await newBoxes(one, { cid: await newActiveContract(one, company), count: 1 });
      const { token } = company;
      const [box] = (await one.api.ok("listCompanyBoxes", { token })).items;
      const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0001";
      const boxes = [{ serial: box?.serial, department: "서고" }];
      const body = { dry_run: true, import_key, boxes };
      await two.services.db.transaction().execute(async (tx) => {
        await lockCompany(tx, company.companyId);
        expect(await one.api.ok("updateCompanyBoxes", { token, body })).toMatchObject({ boxes: 1 });
      });
    });

    it("stores no line past the limit when the first parts of six files arrive simultaneously", async () => {
      const company = await newCompany(one);
      await newBoxes(one, { cid: await newActiveContract(one, company), count: 1 });
      const { token, companyId } = company;
      const [box] = (await one.api.ok("listCompanyBoxes", { token })).items;
      await one.services.db.transaction().execute(async (tx) => {
        // On a busy machine, so many rows may take longer than a request's statement timeout.
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`
        insert into company_box_imports (company_id, import_id, serial, created_at)
        select ${companyId}::uuid, '0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0001', 'BX' || n, ${one.services.clock()}
        from generate_series(1, ${MAX_WAITING_LINES}::integer - 2) as n`.execute(tx);
      });
      const counts = await servers.rush(6, ({ api }, index) =>
        api.send("updateCompanyBoxes", {
          token,
          body: {
            dry_run: true,
            import_key: `0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c001${index}`,
            boxes: [{ serial: box?.serial, department: "서고" }],
          },
        }),
      );
      expect(counts).toEqual({ 200: 2, 409: 4 });
    });

    it("answers other requests while more parts than connections wait for a lock, and the parts with 429", async () => {
      const company = await newCompany(one);
      await newBoxes(one, { cid: await newActiveContract(one, company), count: 1 });
      const { token, companyId } = company;
      const [box] = (await one.api.ok("listCompanyBoxes", { token })).items;
      const keep = (index: number) =>
        one.api.send("updateCompanyBoxes", {
          token,
          body: {
            dry_run: true,
            import_key: `0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c00${10 + index}`,
            boxes: [{ serial: box?.serial, department: "서고" }],
          },
        });
      const answers = await two.services.db.transaction().execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await lockWaitingLines(tx, companyId);
        const parts = times(12, keep);
        const others = await times(12, () => one.api.ok("listCompanyBoxes", { token }));
        expect(others).toHaveLength(12);
        return parts;
      });
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
      expect(Number(answers[0]?.headers["retry-after"])).toBe(5);
      expect((await keep(0)).status).toBe(200);
      // The parts wait until the statement timeout of a request.
    }, 60_000);
  },
);
