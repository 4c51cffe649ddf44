import type { OperatorCommandResult } from "@damadum/sdk/model";
import { request } from "../product/api.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { startServers } from "../server/servers.ts";
import { fillWithOrders } from "./fill-with-orders.ts";
import { createOperator, logInOperator } from "./log-in-operator.ts";

/** Fewer only to try the bench itself. */
const ORDERS = Number(process.env["BENCH_ORDERS"] ?? 1_000_000);
const TIMES = 20;
const GOAL_MS = 300;
const LIST_GOAL_MS = 1000;

const title = "Operator: milliseconds with many orders (PostgreSQL)";

/** What an operator types into the one field. */
const searches = [
  ["last four of a phone", "/operator/search?q=1234"],
  ["name", "/operator/search?q=김민수"],
  ["given name", "/operator/search?q=민수"],
  ["part of a serial", "/operator/search?q=MV20261201000"],
  ["end of a serial", "/operator/search?q=0012345"],
  ["part of an address", "/operator/search?q=월드컵북로 39"],
  ["a number in an address", "/operator/search?q=77777"],
  ["nothing that exists", "/operator/search?q=없는사람"],
] as const;

/** Lists whose totals count everything, as they open and with a filter. */
const lists = [
  ["moves-list", {}],
  ["moves-list", { status: "PAYMENT" }],
  ["moves-list", { status: "COMPLETE" }],
  ["storage-list", {}],
  ["storage-list", { status: "COMPLETE" }],
  ["payments-list", {}],
  ["owed-list", {}],
] as const;

/** Searches, the to-do list and long lists of an operator beside a database of many orders. */
export async function benchSearch(report: (progress: string) => void): Promise<Table> {
  report("start");
  const servers = await startServers();
  try {
    if (servers.url === null) {
      return { title, columns: [""], rows: [], notes: ["SKIPPED: needs PostgreSQL."] };
    }
    report(`fill with ${ORDERS} orders`);
    await fillWithOrders(servers.url, ORDERS);
    const api = `${servers.damadum.origin}/api`;
    const headers = await logInOperator(api, await createOperator(servers.settings));
    const rows: string[][] = [];
    const measure = async (what: string, goal: number, ask: () => Promise<unknown>) => {
      report(what);
      rows.push(await measured(what, goal, ask));
    };
    for (const [what, path] of searches) {
      await measure(what, GOAL_MS, () => request(api + encodeURI(path), { headers }));
    }
    await measure("to do", LIST_GOAL_MS, () =>
      request(`${api}/operator/todo?limit=100`, { headers }),
    );
    for (const [name, input] of lists) {
      const list = (more: object) =>
        request<OperatorCommandResult>(`${api}/operator/commands/${name}`, {
          body: { input: { ...input, ...more } },
          headers,
        });
      const what = [name, ...Object.values(input)].join(" ");
      await measure(what, LIST_GOAL_MS, () => list({}));
      const { page } = await list({});
      if (page?.next) {
        const { next: after } = page;
        await measure(`${what}, next page`, LIST_GOAL_MS, () => list({ after }));
      }
    }
    return {
      title,
      columns: ["", "median", "p95", "goal"],
      rows,
      notes: [`${ORDERS} orders, ${TIMES} requests each, one after the other.`],
      missed: rows.flatMap(([what = "", , p95, goal]) =>
        Number(p95) > Number(goal) ? [`${what} has a p95 of ${p95} ms, at most ${goal}`] : [],
      ),
    };
  } finally {
    await servers.stop();
  }
}

async function measured(
  what: string,
  goal: number,
  ask: () => Promise<unknown>,
): Promise<string[]> {
  const times: number[] = [];
  await ask();
  while (times.length < TIMES) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(TIMES * 0.95) - 1] ?? Number.NaN;
  return [what, summarise(times).median.toFixed(0), p95.toFixed(0), `${goal}`];
}
