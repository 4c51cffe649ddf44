import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { load, type LoadResult } from "./load.ts";
import { checkSameAnswers } from "./same-answers.ts";
import { startServers } from "./servers.ts";

const GOAL = 0.8;
/** Many short rounds: what else the machine does falls on all servers alike. */
const ROUNDS = 24;
const ROUND_MS = 500;
const WARM_UP_MS = 3000;

const names = ["damadum", "byHand", "bare"] as const;
type Round = Readonly<Record<(typeof names)[number], LoadResult>>;

/** Requests per second of the real server against fastify routes written by hand on the same database. */
export async function benchServer(tell: (progress: string) => void): Promise<Table> {
  tell("start");
  const servers = await startServers();
  const { members } = servers;
  const operations = [
    ["GET /api/estimates/{serial}", members.read],
    ["POST /api/estimates", members.write],
  ] as const;
  const rows: (readonly string[])[] = [];
  try {
    await checkSameAnswers(servers);
    for (const [name, request] of operations) {
      tell(name);
      const measure = (server: (typeof names)[number], milliseconds: number) =>
        load(servers[server], request, milliseconds);
      for (const server of names) await measure(server, WARM_UP_MS);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          damadum: await measure("damadum", ROUND_MS),
          byHand: await measure("byHand", ROUND_MS),
          bare: await measure("bare", ROUND_MS),
        });
      }
      rows.push(rowOf(name, rounds));
    }
  } finally {
    await servers.stop();
  }
  return {
    title: `Server: requests per second (${servers.database})`,
    columns: [
      "",
      "damadum",
      "by hand",
      "share",
      "½ of rounds",
      "bare",
      "share",
      "ms of processor for one",
    ],
    rows,
    notes: [
      "By hand: fastify with ajv, jose and SQL as text; a log line, security headers and CORS as ours. Bare: without these.",
      "Each in a process of its own, 16 connections; the same rules and statements; that the answers are the same is checked.",
      `Goal: a share of at least ${GOAL} of the route by hand.`,
    ],
  };
}

function rowOf(name: string, rounds: readonly Round[]): readonly string[] {
  const over = (figure: (round: Round) => number) => summarise(rounds.map(figure));
  const perSecond = (server: (typeof names)[number]) =>
    over((round) => round[server].perSecond).median.toFixed(0);
  const share = over(({ damadum, byHand }) => damadum.perSecond / byHand.perSecond);
  const shareOfBare = over(({ damadum, bare }) => damadum.perSecond / bare.perSecond);
  return [
    name,
    perSecond("damadum"),
    perSecond("byHand"),
    `${share.median.toFixed(2)}${share.median >= GOAL ? "" : " !"}`,
    `${share.low.toFixed(2)} to ${share.high.toFixed(2)}`,
    perSecond("bare"),
    shareOfBare.median.toFixed(2),
    names.map((server) => over((round) => round[server].processorMs).median.toFixed(2)).join(" / "),
  ];
}
