import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Folders with one subfolder per installed PostgreSQL version: of Debian, of PGDG on Red Hat, of Homebrew. */
const FOLDERS = ["/usr/lib/postgresql", "/usr", "/opt/homebrew/opt"];

export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the newest installed PostgreSQL in a temporary folder; null if none is installed. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const programs = await findPrograms();
  if (programs === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "damadum-postgres-"));
  const as = await handOver(folder);
  const data = join(folder, "data");
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300`;
  await run(...as(join(programs, "initdb"), "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8"));
  await run(
    ...as(
      join(programs, "pg_ctl"),
      "-D",
      data,
      "-w",
      "-s",
      "-o",
      options,
      "start",
      "-l",
      join(folder, "log"),
    ),
  );
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(...as(join(programs, "pg_ctl"), "-D", data, "-s", "-m", "immediate", "stop"));
      await rm(folder, { recursive: true });
    },
  };
}

async function findPrograms(): Promise<string | null> {
  for (const folder of FOLDERS) {
    const newest = newestVersion(await readdir(folder).catch(() => []));
    if (newest !== undefined) return join(folder, newest, "bin");
  }
  return null;
}

/** The subfolder of the newest version: `16`, `pgsql-16` or `postgresql@16`. */
export function newestVersion(names: readonly string[]): string | undefined {
  return names
    .filter((name) => /^(pgsql-|postgresql@)?\d+$/.test(name))
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .at(-1);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return address.port;
}

type Command = readonly [file: string, args: string[]];

/** Runs a program as `nobody`, who gets the folder, if this process is root: neither PostgreSQL nor PgBouncer runs as root. */
export async function handOver(
  folder: string,
): Promise<(...command: [string, ...string[]]) => Command> {
  if (process.getuid?.() !== 0) return (file, ...args) => [file, args];
  const { stdout } = await run("id", ["-u", "nobody"]);
  const nobody = Number(stdout);
  await chown(folder, nobody, nobody);
  return (file, ...args) => ["setpriv", [`--reuid=${nobody}`, "--clear-groups", file, ...args]];
}
