import { readFileSync } from "node:fs";
import type { LoadRequest } from "./members.ts";
import { CONNECTIONS, type RunningServer } from "./servers.ts";

/** Clock tick of /proc, which Linux fixes at 100 Hz for user space. */
const TICK_MS = 10;

export interface LoadResult {
  readonly perSecond: number;
  /** CPU time of the server per request, across all its threads, in milliseconds. */
  readonly processorMs: number;
}

/**
 * Sends requests as fast as the server responds, over all its connections; throws at the first response that is not a
 * success.
 */
export async function load(
  server: RunningServer,
  request: () => LoadRequest,
  milliseconds: number,
): Promise<LoadResult> {
  let answered = 0;
  const usedBefore = processorTime(server.pid);
  const began = performance.now();
  const until = began + milliseconds;

  async function ask(): Promise<void> {
    while (performance.now() < until) {
      const { path, headers } = request();
      const answer = await server.connections.request({ path, method: "GET", headers });
      const text = await answer.body.text();
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`);
      answered += 1;
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - began) / 1000;
  const used = processorTime(server.pid) - usedBefore;
  return { perSecond: answered / seconds, processorMs: used / answered };
}

/** CPU time of a process so far, in milliseconds; NaN without /proc. */
function processorTime(pid: number): number {
  try {
    const [, user = "", system = ""] =
      /\) (?:\S+ ){11}(\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN; // Only Linux has /proc; elsewhere the table shows only requests.
  }
}
