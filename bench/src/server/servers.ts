import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "undici";
import { freePort } from "../../../scripts/stack/ports.ts";
import { Service } from "../../../scripts/stack/service.ts";
import { signUpMembers, type Members } from "./members.ts";
import { createScratchDatabase } from "./scratch-database.ts";

const { PATH, HOME, TMPDIR } = process.env;
const OURS = "packages/server/src/main.ts";
const PEER = "bench/src/server/peer.ts";

/** Enough to keep one process busy, and the load of a few hundred users. */
export const CONNECTIONS = 16;

export interface RunningServer {
  readonly origin: string;
  /** Kept from round to round: in a short one, opening them would cost the slower server more per request. */
  readonly connections: Pool;
  /** Id of the process, worker threads included. */
  readonly pid: number;
}

/** The compared servers, alive at the same time on one database. */
export interface Servers {
  readonly database: string;
  /** Where that database is; null for the embedded one. */
  readonly url: string | null;
  /** The settings that ours runs with, for the operator's command beside it. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly damadum: RunningServer;
  /** A bare route; null without PostgreSQL, because only one process may open an embedded database. */
  readonly peer: RunningServer | null;
  readonly members: Members;
  stop(): Promise<void>;
}

/** Starts each in its own process: on PostgreSQL if available, otherwise only ours on an embedded database. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const scratch = await createScratchDatabase();
  const started = new Set<Service>();
  const pools: Pool[] = [];
  const shared = {
    PATH,
    HOME,
    TMPDIR,
    TOKEN_SECRET: randomBytes(32).toString("hex"),
    RATE_LIMIT_FACTOR: "1000000",
    PROVIDER_SANDBOX: "1",
    ...(scratch && { DATABASE_URL: scratch.url }),
  };

  async function start(name: string, entry: string) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const service = new Service(
      {
        name,
        entry,
        env: { ...shared, API_PORT: String(port), DATA_DIR: join(folder, name) },
        readyUrl: `${origin}/health`,
        logFile: join(folder, `${name}.log`),
      },
      { onEnd: () => console.error(`${name} ended by itself`) },
    );
    started.add(service);
    await service.start();
    if (service.pid === undefined) throw new Error(`${name} has no process`);
    const connections = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
    pools.push(connections);
    return { origin, connections, pid: service.pid };
  }

  async function stop(): Promise<void> {
    await Promise.all(pools.map((pool) => pool.close()));
    await Promise.all([...started].map((service) => service.stop()));
    await scratch?.drop();
    await rm(folder, { recursive: true });
  }

  try {
    const damadum = await start("damadum", OURS);
    return {
      database: scratch === null ? "embedded PGlite" : "PostgreSQL",
      url: scratch?.url ?? null,
      settings: shared,
      damadum,
      peer: scratch && (await start("peer", PEER)),
      members: await signUpMembers(damadum.origin),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
