import {
  companyWorkStatus,
  moveStatus,
  storageOrderStatus,
  storageOrderTypes,
} from "@damadum/domain";
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

it("loadDemoData makes the three logins and a move in every state, once", async () => {
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
  const states = new Set(items.map(({ status }) => status));
  expect([...states].toSorted()).toEqual(Object.keys(moveStatus.states).toSorted());
  const days = new Set(items.map(({ move_date: date }) => date));
  expect(days.size).toBe(items.length);
  for (const { serial } of items) {
    const estimate = await server.api.ok("getEstimate", { token, path: { serial } });
    expect(estimate.history.at(-1)?.to).toBe(estimate.status);
    const at = estimate.history.map((change) => change.at);
    expect(at).toEqual(at.toSorted());
  }
  await checkLedger(server.services.db);
});

it("loadDemoData makes company contracts, searchable boxes, work in every state and two invoices", async () => {
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

it("loadDemoData makes storage orders and contracts in every state, and searchable boxes", async () => {
  await loadDemoData(server.services, NO_SANDBOX);
  const token = await tokenOf("demo-member");
  const query = { page: "1", limit: "100" };
  const orders = await server.api.ok("listStorageOrders", { token, query });
  const states = new Set(orders.items.map(({ status }) => status));
  // Disposing is over within a day.
  const { DISPOSING: _disposing, ...shown } = storageOrderStatus.states;
  expect([...states].toSorted()).toEqual(Object.keys(shown).toSorted());
  expect(new Set(orders.items.map(({ type }) => type))).toEqual(
    new Set(Object.keys(storageOrderTypes)),
  );
  const contracts = await server.api.ok("listStorageContracts", { token, query });
  expect(new Set(contracts.items.map(({ status }) => status))).toEqual(
    new Set(["WAITING", "ACTIVE", "UNPAID", "ENDING", "EXPIRED", "ENDED"]),
  );
  for (const { id } of contracts.items) {
    const contract = await server.api.ok("getStorageContract", { token, path: { id } });
    const days = contract.history.map(({ at }) => at);
    expect(days).toEqual(days.toSorted());
    expect(contract.history.at(-1)?.to).toBe(contract.status);
  }
  const boxes = await server.api.ok("listStoredBoxes", { token, query });
  const seen = new Set(boxes.items.map(({ status }) => status));
  for (const status of ["STORED", "RETURN_READY", "RETURNING", "RETURNED"] as const) {
    expect(seen).toContain(status);
  }
  const found = await server.api.ok("listStoredBoxes", { token, query: { ...query, q: "ㅌㅌ" } });
  expect(found.items).not.toEqual([]);
  const pictured = boxes.items.find(({ cover }) => cover !== null);
  expect(pictured?.cover).toMatchObject({ width: 960, height: 960 });
  await checkLedger(server.services.db);
});

it("loadDemoData leaves nothing when it is cut off, and loads everything the next time", async () => {
  const other = await startTestServer();
  const { services } = other;
  // Storage comes last and its orders find no visit: everything before it has been stored by then.
  const cut = loadDemoData({ ...services, boxDeliveryCapacity: 0 }, NO_SANDBOX);
  await expect(cut).rejects.toThrow("state_conflict");
  for (const table of ["users", "estimates", "companies", "payments", "status_history"] as const) {
    expect(await services.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  await loadDemoData(services, NO_SANDBOX);
  const users = await services.db.selectFrom("users").select("username").execute();
  expect(users).toHaveLength(demoUsers.length);
  await other.close();
});

it("loadDemoData needs no provider", async () => {
  const other = await startTestServer();
  other.provider.down = true;
  other.billingKeys.down = true;
  await loadDemoData(other.services, NO_SANDBOX);
  await checkLedger(other.services.db);
  await other.close();
});

async function tokenOf(username: string): Promise<string> {
  const body = { username, password: DEMO_PASSWORD };
  return (await server.api.ok("login", { path: { type: "id" }, body })).access_token;
}
