import { companyWorkStatus, moveStatus } from "@damadum/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../testing/check-ledger.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { DEMO_PASSWORD, demoUsers } from "./demo-users.ts";
import { loadDemoData } from "./load-demo-data.ts";

/** Nothing listens there, so the payments are made up. */
const NO_SANDBOX = "http://127.0.0.1:9";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("gives the three logins and one order in every state of a move, once", async () => {
  await loadDemoData(server.services, NO_SANDBOX);
  await loadDemoData(server.services, NO_SANDBOX);
  const roles = await Promise.all(
    demoUsers.map(async ({ username }) => {
      const login = { path: { type: "id" }, body: { username, password: DEMO_PASSWORD } };
      const { access_token: token } = await server.api.ok("login", login);
      return { token, role: (await server.api.ok("getMe", { token })).role };
    }),
  );
  expect(roles.map(({ role }) => role)).toEqual(["MEMBER", "COMPANY", "OPERATOR"]);

  const token = roles[0]?.token ?? "";
  const { items } = await server.api.ok("listEstimates", { token, query: { limit: "100" } });
  const states = items.map(({ status }) => status);
  expect(states.toSorted()).toEqual(Object.keys(moveStatus.states).toSorted());
  for (const { serial } of items) {
    const estimate = await server.api.ok("getEstimate", { token, path: { serial } });
    expect(estimate.history.at(-1)?.to).toBe(estimate.status);
  }
  await checkLedger(server.services.db);
});

it("gives the company contracts, boxes that can be found, work in every state and two invoices", async () => {
  await loadDemoData(server.services, NO_SANDBOX);
  const body = { username: "demo-company", password: DEMO_PASSWORD };
  const { access_token: token } = await server.api.ok("login", { path: { type: "id" }, body });
  const contracts = await server.api.ok("listCompanyContracts", { token });
  expect(contracts.items.map(({ status }) => status).toSorted()).toEqual(["ACTIVE", "WAIT"]);
  const works = await server.api.ok("listCompanyWorks", { token });
  expect(works.items.map(({ status }) => status).toSorted()).toEqual(
    Object.keys(companyWorkStatus.states).toSorted(),
  );
  const invoices = await server.api.ok("listCompanyInvoices", { token });
  expect(invoices.items.map(({ status }) => status).toSorted()).toEqual(["ISSUED", "PAID"]);
  const counts = await server.api.ok("countCompanyBoxes", { token });
  expect(counts).toMatchObject({ all: 29, returned: 3 });
  expect(counts.expiring).toBeGreaterThan(0);
  const query = { q: "ㅎㄱㅈㅂ" };
  expect((await server.api.ok("listCompanyBoxes", { token, query })).items).not.toEqual([]);
});
