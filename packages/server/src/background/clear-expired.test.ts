import { describe, expect, it } from "vitest";
import { newActiveContract, newBoxes, newCompany } from "../testing/companies.ts";
import { newMember } from "../testing/members.ts";
import { testServer } from "../testing/test-server.ts";
import { clearExpired } from "./clear-expired.ts";

const server = testServer();

const rowsOf = async (table: "company_box_imports" | "refresh_tokens") => {
  const { count } = await server.services.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

describe("clearExpired", () => {
  it("removes the lines of an import when its last part is missing for a day", async () => {
    const company = await newCompany(server);
    const { token } = company;
    await newBoxes(server, { cid: await newActiveContract(server, company), count: 1 });
    const { items } = await server.api.ok("listCompanyBoxes", { token });
    const boxes = items.map(({ serial }) => ({ serial, department: "법무팀" }));
    const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0001";
    const body = { boxes, dry_run: true, import_key };
    await server.api.ok("updateCompanyBoxes", { token, body });
    await clearExpired(server.services);
    expect(await rowsOf("company_box_imports")).toBe(1);
    server.clock.pass({ days: 1, minutes: 1 });
    await clearExpired(server.services);
    expect(await rowsOf("company_box_imports")).toBe(0);
  });

  it("removes refresh tokens when they have not been used for a month", async () => {
    await newMember(server);
    await clearExpired(server.services);
    expect(await rowsOf("refresh_tokens")).toBeGreaterThan(0);
    server.clock.pass({ days: 31 });
    await clearExpired(server.services);
    expect(await rowsOf("refresh_tokens")).toBe(0);
  });
});
