import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Service } from "../../../scripts/stack/service.ts";
import { freePort } from "../ports/free-port.ts";
import { signUpMembers, type Members } from "./members.ts";
import { createScratchDatabase } from "./scratch-database.ts";

const { PATH, HOME, TMPDIR } = process.env;
const OURS = "packages/server/src/main.ts";
const BY_HAND = "bench/src/server/by-hand/main.ts";
const LOOP_LAG = new URL("loop-lag.ts", import.meta.url).href;

/** One of the servers, answering. */
export interface RunningServer {
  readonly origin: string;
  /** Of the process, worker threads included. */
  readonly pid: number;
  /** Where it says on SIGUSR2 how late its event loop was. */
  readonly lagFile: string;
}

/** The compared servers, alive at the same time with the same data. */
export interface Servers {
  readonly database: string;
  readonly damadum: RunningServer;
  /** With a log line for each request and the headers of an API for browsers, as ours. */
  readonly byHand: RunningServer;
  /** The routes alone. */
  readonly bare: RunningServer;
  readonly members: Members;
  stop(): Promise<void>;
}

/**
 * Starts each in a process of its own: on one PostgreSQL database where there is a server for it, else each on its own
 * copy of one embedded database, which only one process may open.
 */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const scratch = await createScratchDatabase();
  const started = new Set<Service>();
  const shared = {
    PATH,
    HOME,
    TMPDIR,
    TOKEN_SECRET: randomBytes(32).toString("hex"),
    RATE_LIMIT_FACTOR: "1000000",
    PROVIDER_SANDBOX: "1",
    ...(scratch && { DATABASE_URL: scratch.url }),
  };

  async function start(name: string, entry: string, own: NodeJS.ProcessEnv = {}) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const lagFile = join(folder, `${name}.lag`);
    const service = new Service(
      {
        name,
        entry,
        nodeOptions: ["--import", LOOP_LAG],
        env: {
          ...shared,
          ...own,
          API_PORT: String(port),
          DATA_DIR: join(folder, name),
          LAG_FILE: lagFile,
        },
        readyUrl: `${origin}/health`,
        logFile: join(folder, `${name}.log`),
      },
      () => console.error(`${name} ended by itself`),
    );
    started.add(service);
    await service.start();
    if (service.pid === undefined) throw new Error(`${name} has no process`);
    return { origin, pid: service.pid, lagFile, service };
  }

  async function stop(): Promise<void> {
    await Promise.all([...started].map((service) => service.stop()));
    await scratch?.drop();
    await rm(folder, { recursive: true });
  }

  try {
    let damadum = await start("damadum", OURS);
    const members = await signUpMembers(damadum.origin);
    if (scratch === null) {
      // The copies are taken while nobody writes.
      await damadum.service.stop();
      started.delete(damadum.service);
      for (const copy of ["by-hand", "bare"]) {
        await cp(join(folder, "damadum"), join(folder, copy), { recursive: true });
      }
      damadum = await start("damadum", OURS);
    }
    return {
      database: scratch === null ? "embedded PGlite, a copy each" : "one PostgreSQL",
      damadum,
      byHand: await start("by-hand", BY_HAND),
      bare: await start("bare", BY_HAND, { BARE: "1" }),
      members,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
