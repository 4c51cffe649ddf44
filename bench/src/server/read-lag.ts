import { readFile, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "./servers.ts";

/** Maximum delay of the server's event loop since the last call, in milliseconds. */
export async function readLag({ pid, lagFile }: RunningServer): Promise<number> {
  await rm(lagFile, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await readFile(lagFile, "utf8").catch(() => "");
    if (text !== "") return Number(text);
    await wait(50);
  }
  throw new Error("The server does not say how late its event loop was");
}
