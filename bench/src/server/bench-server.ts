import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { load, type LoadResult } from "./load.ts";
import type { OrderKind } from "./members.ts";
import { startServers } from "./servers.ts";

/** Many short rounds, so that other load on the machine affects both servers. */
const ROUNDS = 24;
const ROUND_MS = 500;
/** Until the code of both is compiled; ours is far more. */
const WARM_UP_MS = 10_000;

const title = "Server: requests per second (PostgreSQL)";
const SKIPPED = "SKIPPED: needs PostgreSQL, see bench-server.md.";

interface Round {
  readonly damadum: LoadResult;
  readonly peer: LoadResult;
}

/** Reads of an order from the real server, beside a bare fastify route on the same database. */
export async function benchServer(report: (progress: string) => void): Promise<Table> {
  report("start");
  const servers = await startServers();
  const { damadum, peer, members } = servers;
  try {
    if (peer === null) return { title, columns: [""], rows: [], notes: [SKIPPED] };
    const read = async (kind: OrderKind): Promise<string[]> => {
      const ask = () => members.read(kind);
      const round = async (milliseconds: number): Promise<Round> => ({
        damadum: await load(damadum, ask, milliseconds),
        peer: await load(peer, ask, milliseconds),
      });
      report(`read ${kind}`);
      await round(WARM_UP_MS);
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS) rounds.push(await round(ROUND_MS));
      const median = (figure: (round: Round) => number, digits: number) =>
        summarise(rounds.map(figure)).median.toFixed(digits);
      return [
        `GET /api/${kind}/{serial}`,
        median(({ damadum: ours }) => ours.perSecond, 0),
        median(({ damadum: ours }) => ours.processorMs, 2),
        median(({ peer: bare }) => bare.perSecond, 0),
        median(({ peer: bare }) => bare.processorMs, 2),
        median(({ damadum: ours, peer: bare }) => ours.perSecond / bare.perSecond, 2),
        median(({ damadum: ours, peer: bare }) => ours.processorMs / bare.processorMs, 1),
      ];
    };
    return {
      title,
      columns: [
        "",
        "damadum",
        "ms of processor",
        "bare route",
        "ms of processor",
        "share",
        "times",
      ],
      rows: [await read("estimates"), await read("storage-orders")],
      notes: [
        "Each in a process of its own, 16 connections. The bare route reads one row: no session, limit, log, price or history.",
        "Times: the processor of an order with ledger, state row and open actions over that of the bare row; at most 6.",
      ],
    };
  } finally {
    await servers.stop();
  }
}
