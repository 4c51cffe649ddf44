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
beforeAll(async () => {
  company = await newCompany(server);
  await newBoxes(server, { cid: await newActiveContract(server, company), count: 20 });
});

const list = (query: Readonly<Record<string, string>> = {}) =>
  server.api.ok("listCompanyBoxes", { token: company.token, query });

describe("listCompanyBoxes", () => {
  it("finds a box by its complete serial", async () => {
    const [newest] = (await list({ limit: "1" })).items;
    const typed = newest?.serial.toLowerCase() ?? "";
    expect((await list({ q: typed })).items).toEqual([newest]);
    expect((await list({ q: typed, filter: "DISPOSED" })).items).toEqual([]);
    expect((await list({ q: typed, filter: "EXPIRING" })).items).toEqual([]);
    expect((await list({ q: typed, department: "없는 팀" })).items).toEqual([]);
    const stranger = await newCompany(server);
    const query = { q: typed };
    const theirs = await server.api.ok("listCompanyBoxes", { token: stranger.token, query });
    expect(theirs.items).toEqual([]);
  });

  it("finds a box by a part of its serial, as typed from the label", async () => {
    const [newest] = (await list({ limit: "1" })).items;
    const serial = newest?.serial ?? "";
    const lastSix = serial.slice(-6).toLowerCase();
    const parts = [serial.slice(0, 8), lastSix, `${lastSix.slice(0, 3)}-${lastSix.slice(3)}`];
    for (const q of parts) {
      const found = await list({ q });
      expect(found.items).toEqual([newest]);
      expect(found.paging.total).toBe(1);
    }
    expect((await list({ q: lastSix, filter: "DISPOSED" })).items).toEqual([]);
  });
});
