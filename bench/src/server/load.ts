import { readFileSync } from "node:fs";
import { Pool } from "undici";
import type { RunningServer } from "./servers.ts";
import type { LoadRequest } from "./members.ts";

/** Enough to keep one process busy, and what a few hundred people cause. */
const CONNECTIONS = 16;
/** Clock ticks of /proc, which Linux fixes at a hundred a second for programs. */
const TICK_MS = 10;

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds of processor time that the server used for one request, all its threads together. */
  readonly processorMs: number;
}

/** Asks as fast as the server answers, over 16 connections; throws at the first answer that is no success. */
export async function load(
  server: RunningServer,
  request: () => LoadRequest,
  milliseconds: number,
): Promise<LoadResult> {
  const pool = new Pool(server.origin, { connections: CONNECTIONS, pipelining: 1 });
  let answered = 0;
  const usedBefore = processorTime(server.pid);
  const began = performance.now();
  const until = began + milliseconds;

  async function ask(): Promise<void> {
    while (performance.now() < until) {
      const { path, headers, body } = request();
      const method = body === undefined ? "GET" : "POST";
      const answer = await pool.request({ path, method, headers, ...(body && { body }) });
      const text = await answer.body.text();
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`);
      answered += 1;
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - began) / 1000;
  const used = processorTime(server.pid) - usedBefore;
  await pool.close();
  return { perSecond: answered / seconds, processorMs: used / answered };
}

/** What a process has used of all processors so far, in milliseconds; not a number where there is no /proc. */
function processorTime(pid: number): number {
  try {
    const [, user = "", system = ""] =
      /\) (?:\S+ ){11}(\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN; // Only Linux has it; the table then shows requests alone.
  }
}
