import { readFile, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { load, type LoadResult } from "./load.ts";
import { startServers, type RunningServer } from "./servers.ts";

const GOAL_MS = 300;
const ROUNDS = 8;
const ROUND_MS = 1500;

interface Login extends LoadResult {
  readonly lagMs: number;
}

/** Logins per second, and how late other requests are answered during them. */
export async function benchLogins(report: (progress: string) => void): Promise<Table> {
  report("start");
  const servers = await startServers();
  const measure = async (server: RunningServer): Promise<Login> => {
    await readLag(server);
    const result = await load(server, servers.members.login, ROUND_MS);
    return { ...result, lagMs: await readLag(server) };
  };
  try {
    const rounds: Login[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      report(`round ${round + 1} of ${ROUNDS}`);
      rounds.push(await measure(servers.damadum));
    }
    const lags = rounds.map(({ lagMs }) => lagMs);
    const worst = Math.max(...lags);
    return {
      title: `Logins: 16 connections (${servers.database})`,
      columns: ["", "per second", "ms the event loop was late", "at most"],
      rows: [
        [
          "POST /api/login/id",
          summarise(rounds.map(({ perSecond }) => perSecond)).median.toFixed(1),
          summarise(lags).median.toFixed(0),
          `${worst.toFixed(0)}${worst <= GOAL_MS ? "" : " !"}`,
        ],
      ],
      notes: [
        "Passwords are argon2id hashes of 19 MiB and two passes, checked two at once, so that others get their turn.",
        `Goal: never later than ${GOAL_MS} ms. The last is the worst of ${ROUNDS} rounds.`,
      ],
      missed: worst <= GOAL_MS ? [] : [`logins: the event loop was ${worst.toFixed(0)} ms late`],
    };
  } finally {
    await servers.stop();
  }
}

/** Maximum delay of the server's event loop since the last call, in milliseconds. */
async function readLag({ pid, lagFile }: RunningServer): Promise<number> {
  await rm(lagFile, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await readFile(lagFile, "utf8").catch(() => "");
    if (text !== "") return Number(text);
    await wait(50);
  }
  throw new Error("The server does not say how late its event loop was");
}
