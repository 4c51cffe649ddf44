import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, handOver } from "./own-postgres.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
/** Fewer than the connections of our pool, so that transactions share them. */
const SESSIONS = 3;

/** A PgBouncer in transaction mode, as the tests start it. */
export interface PgBouncer {
  /** The same database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether it is installed; if not, says that its tests are skipped. */
export async function hasPgBouncer(): Promise<boolean> {
  try {
    await access(PROGRAM);
    return true;
  } catch {
    process.stderr.write(`SKIPPED: the tests of a pooler need ${PROGRAM}\n`);
    return false;
  }
}

export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const { hostname, username } = target;
  const folder = await mkdtemp(join(tmpdir(), "damadum-pgbouncer-"));
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const settings = `[databases]
* = host=${hostname} port=${target.port || 5432} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
`;
  await writeFile(file, settings);
  const as = await handOver(folder);
  const [program, args] = as(PROGRAM, file);
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (text) => {
      said += String(text);
      if (said.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(said)));
  });
  target.port = String(port);
  return {
    url: target.href,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
