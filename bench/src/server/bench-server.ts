import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { load, type LoadResult } from "./load.ts";
import type { LoadRequest } from "./members.ts";
import { startServers, type RunningServer } from "./servers.ts";

/** Many short rounds, so that other load on the machine affects both servers. */
const ROUNDS = 24;
const ROUND_MS = 500;
/** Until the code of both is compiled; ours is far more. */
const WARM_UP_MS = 10_000;

/** Requests per second of the real server; for a read, beside a bare fastify route on the same database. */
export async function benchServer(report: (progress: string) => void): Promise<Table> {
  report("start");
  const servers = await startServers();
  const { damadum, peer, members } = servers;
  const rows: (readonly string[])[] = [];
  try {
    report("read");
    rows.push(rowOf("GET /api/estimates/{serial}", await measure(damadum, peer, members.read)));
    report("write");
    rows.push(rowOf("POST /api/estimates", await measure(damadum, null, members.write)));
  } finally {
    await servers.stop();
  }
  return {
    title: `Server: requests per second (${servers.database})`,
    columns: ["", "damadum", "ms of processor", "bare route", "ms of processor", "share", "times"],
    rows,
    notes: [
      "Each in a process of its own, 16 connections. The bare route reads one row: no session, limit, log, price or history.",
      "Times: the processor of an order with ledger, state row and open actions over that of the bare row; at most 6.",
    ],
  };
}

interface Round {
  readonly damadum: LoadResult;
  readonly peer: LoadResult | null;
}

async function measure(
  damadum: RunningServer,
  peer: RunningServer | null,
  request: () => LoadRequest,
): Promise<readonly Round[]> {
  const round = async (milliseconds: number): Promise<Round> => ({
    damadum: await load(damadum, request, milliseconds),
    peer: peer && (await load(peer, request, milliseconds)),
  });
  await round(WARM_UP_MS);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round(ROUND_MS));
  return rounds;
}

function rowOf(name: string, rounds: readonly Round[]): readonly string[] {
  const median = (figures: readonly number[], digits: number) =>
    figures.length === 0 ? "" : summarise(figures).median.toFixed(digits);
  const cells = (results: readonly LoadResult[]) => [
    median(
      results.map(({ perSecond }) => perSecond),
      0,
    ),
    median(
      results.map(({ processorMs }) => processorMs),
      2,
    ),
  ];
  const shares = rounds.flatMap(({ damadum, peer }) =>
    peer === null ? [] : damadum.perSecond / peer.perSecond,
  );
  const times = rounds.flatMap(({ damadum, peer }) =>
    peer === null ? [] : damadum.processorMs / peer.processorMs,
  );
  return [
    name,
    ...cells(rounds.map(({ damadum }) => damadum)),
    ...cells(rounds.flatMap(({ peer }) => peer ?? [])),
    median(shares, 2),
    median(times, 1),
  ];
}
