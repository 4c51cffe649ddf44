import { Consumers } from "@damadum/contract/consumers/consumers.ts";
import { readBundle, RELEASED } from "@damadum/contract/difference/documents.ts";
import { reportOf } from "@damadum/contract/difference/report.ts";
import { root } from "../../../scripts/root.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { timesInDev } from "./dev-times.ts";
import { timeToFirstAnswer } from "./install-time.ts";

const ROUNDS = 5;
const ROUNDS_IN_DEV = 2;

/** How long a change of the contract waits for its verdict and for those who use it, and a stranger for an answer. */
export async function benchContract(report: (progress: string) => void): Promise<Table> {
  const measured = { difference: Array<number>(), consumers: Array<number>() };
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`);
    const start = performance.now();
    const head = readBundle(undefined);
    const { rows } = reportOf(readBundle(RELEASED), head, new Date().toISOString().slice(0, 10));
    const compared = performance.now();
    const consumers = new Consumers(root, head);
    for (const row of rows) consumers.usersOf(row);
    measured.difference.push(compared - start);
    measured.consumers.push(performance.now() - compared);
  }
  report("pnpm dev");
  const dev = await timesInDev(ROUNDS_IN_DEV);
  report("install");
  const installed = await timeToFirstAnswer();
  const medians = [
    { name: "difference", bar: 1000, ...summarise(measured.difference) },
    { name: "consumers", bar: 5000, ...summarise(measured.consumers) },
    { name: "verdict in pnpm dev", bar: 3000, ...summarise(dev.verdict) },
    { name: "all types in pnpm dev", bar: 10_000, ...summarise(dev.types) },
    { name: "install to first answer", bar: 60_000, ...summarise([installed]) },
  ];
  return {
    title: "Contract: ms from saved files to the verdict",
    columns: ["", "median", "low to high", "bar"],
    rows: medians.map(({ name, median, low, high, bar }) => [
      name,
      median.toFixed(0),
      `${low.toFixed(0)} to ${high.toFixed(0)}`,
      String(bar),
    ]),
    notes: [
      "Difference: reading both contracts included. Consumers: of every row since the last release.",
      "Install: of the tarball, into an empty folder, with npm; the server of the product answers.",
    ],
    missed: medians
      .filter(({ median, bar }) => median > bar)
      .map(({ name, median, bar }) => `${name} takes ${median.toFixed(0)} ms, more than ${bar}`),
  };
}
