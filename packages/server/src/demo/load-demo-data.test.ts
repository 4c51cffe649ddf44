import {
  companyWorkStatus,
  moveStatus,
  storageOrderStatus,
  storageOrderTypes,
} from "@damadum/domain";
import { beforeAll, expect, it } from "vitest";
import { oneTimeCode } from "../account/session/second-factor.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { testServer } from "../testing/test-server.ts";
import { cellText } from "../operator/wire-result.ts";
import { operatorOn } from "../testing/operator-commands.ts";
import { demoNeighbours } from "./demo-neighbours.ts";
import { DEMO_OPERATOR_KEY, DEMO_PASSWORD, demoUsers } from "./demo-users.ts";
import { loadDemoData } from "./load-demo-data.ts";

/** Nothing listens there, so the payments are fake. */
const NO_SANDBOX = "http://127.0.0.1:9";

const server = testServer();
/** The error of the interrupted load, and the rows that it left. */
let cut: { readonly error: unknown; readonly left: readonly unknown[] };
beforeAll(async () => {
  const { services, provider, billingKeys } = server;
  // Fails the test if the demo calls a provider.
  provider.down = true;
  billingKeys.down = true;
  // Storage is loaded late and fails without capacity, after many rows were written.
  const load = loadDemoData({ ...services, boxDeliveryCapacity: 0 }, NO_SANDBOX);
  const error = await load.catch((thrown: unknown) => thrown);
  const tables = ["users", "estimates", "companies", "payments", "status_history"] as const;
  const left = await Promise.all(
    tables.map((table) => services.db.selectFrom(table).selectAll().execute()),
  );
  cut = { error, left: left.flat() };
  await loadDemoData(services, NO_SANDBOX);
});

it("loadDemoData creates the three logins and a move in every state, once", async () => {
  await loadDemoData(server.services, NO_SANDBOX);
  const users = await server.services.db.selectFrom("users").select("username").execute();
  expect(users).toHaveLength(demoUsers.length + demoNeighbours.length);
  const roles = await Promise.all(
    demoUsers.slice(0, -1).map(async ({ username }) => {
      const login = { path: { type: "id" }, body: { username, password: DEMO_PASSWORD } };
      const { access_token: token } = await server.api.ok("login", login);
      return { token, role: (await server.api.ok("getMe", { token })).role };
    }),
  );
  expect(roles.map(({ role }) => role)).toEqual(["MEMBER", "COMPANY"]);
  const code = oneTimeCode(DEMO_OPERATOR_KEY, server.clock.read());
  const operator = { username: "demo-operator", password: DEMO_PASSWORD, code };
  await server.api.ok("loginOperator", { body: operator });

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

it("loadDemoData leaves nothing when it is interrupted, and loads everything the next time", () => {
  expect(cut.error).toMatchObject({ message: "slot_full" });
  expect(cut.left).toEqual([]);
});

it("loadDemoData creates company contracts, searchable boxes, work in every state and two invoices", async () => {
  const body = { username: "demo-company", password: DEMO_PASSWORD };
  const { access_token: token } = await server.api.ok("login", { path: { type: "id" }, body });
  const contracts = await server.api.ok("listCompanyContracts", { token });
  expect(contracts.items.map(({ status }) => status).toSorted()).toEqual([
    "ACTIVE",
    "OFFERED",
    "WAIT",
  ]);
  const works = await server.api.ok("listCompanyWorks", { token });
  expect(new Set(works.items.map(({ status }) => status))).toEqual(
    new Set(Object.keys(companyWorkStatus.states)),
  );
  const invoices = await server.api.ok("listCompanyInvoices", { token });
  expect(invoices.items.map(({ status }) => status).toSorted()).toEqual(["ISSUED", "PAID"]);
  const counts = await server.api.ok("countCompanyBoxes", { token });
  expect(counts).toMatchObject({ all: 29, returned: 5 });
  expect(counts.expiring).toBeGreaterThan(0);
  const query = { q: "ㅎㄱㅈㅂ" };
  expect((await server.api.ok("listCompanyBoxes", { token, query })).items).not.toEqual([]);
});

it("loadDemoData creates storage orders and contracts in every state, and searchable boxes", async () => {
  const token = await tokenOf("demo-member");
  const query = { page: "1", limit: "100" };
  const orders = await server.api.ok("listStorageOrders", { token, query });
  const states = new Set(orders.items.map(({ status }) => status));
  // Disposal is completed within a day.
  const { DISPOSING: _disposing, ...shown } = storageOrderStatus.states;
  expect([...states].toSorted()).toEqual(Object.keys(shown).toSorted());
  expect(new Set(orders.items.map(({ type }) => type))).toEqual(
    new Set(Object.keys(storageOrderTypes)),
  );
  const contracts = await server.api.ok("listStorageContracts", { token, query });
  expect(new Set(contracts.items.map(({ status }) => status))).toEqual(
    new Set(["WAITING", "ACTIVE", "UNPAID", "ENDING", "EXPIRED", "ENDED"]),
  );
  for (const { id, actions } of contracts.items) {
    const contract = await server.api.ok("getStorageContract", { token, path: { id } });
    expect(contract.actions).toEqual(actions);
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

it("loadDemoData fills a week as the operator sees it: several people, places, times and amounts", async () => {
  const visits = await ops("today");
  expect(new Set(visits.map(({ customer }) => customer)).size).toBeGreaterThanOrEqual(4);
  for (const column of ["phone", "place", "time", "work"] as const) {
    expect(new Set(visits.map((visit) => visit[column])).size, column).toBeGreaterThanOrEqual(4);
  }
  const owed = await ops("owed list");
  expect(new Set(owed.map(({ customer }) => customer)).size).toBeGreaterThanOrEqual(2);
  expect(new Set(owed.map(({ since }) => cellText(since ?? null).slice(-5))).size).toBe(
    owed.length,
  );
  const links = await ops("links list");
  expect(links).toMatchObject([
    { title: "사다리차 추가", amount: { value: 90_000 }, customer: "김담아" },
  ]);
  const payments = await ops("payments list", { limit: 100 });
  const refunds = await ops("refunds list", { limit: 100 });
  expect(refunds.map(({ reason }) => reason)).toEqual(Array(2).fill("고객이 주문을 취소함"));
  expect(new Set(payments.map(({ amount }) => JSON.stringify(amount))).size).toBeGreaterThan(
    payments.length / 2,
  );
  const reviews = await server.api.ok("listReviews", {});
  expect(reviews.map(({ rating }) => rating).toSorted((a, b) => a - b)).toEqual([4, 5]);
  const photos = await server.services.db.selectFrom("box_photos").select("kind").execute();
  expect(new Set(photos.map(({ kind }) => kind))).toEqual(new Set(["PICK_UP", "INTAKE"]));
  await checkLedger(server.services.db);
});

async function tokenOf(username: string): Promise<string> {
  const body = { username, password: DEMO_PASSWORD };
  return (await server.api.ok("login", { path: { type: "id" }, body })).access_token;
}

let asked: ReturnType<typeof operatorOn> | undefined;
async function ops(words: string, input: Readonly<Record<string, unknown>> = {}) {
  asked ??= operatorOn(server);
  const { tables = [] } = await (await asked)(words, input);
  return tables.flatMap(({ rows }) => rows);
}
