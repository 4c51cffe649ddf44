import type { FastifyBaseLogger } from "fastify";

/**
 * Soon after the start, so that hourly jobs run also where the process restarts more often; but not before payments that
 * were made while no server ran have been looked up, because other jobs give up on what is unpaid.
 */
const FIRST_RUN_MS = 60_000;

export interface BackgroundJob {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Called after each run of a job. */
type OnRun = (run: { readonly name: string; readonly failed: boolean }) => void;

/** Runs each job soon and then periodically, never concurrently with itself; `stop` waits for the runs in progress. */
export function repeat(
  jobs: readonly BackgroundJob[],
  log: FastifyBaseLogger,
  onRun: OnRun = () => undefined,
) {
  const stopping = new AbortController();
  const loops = jobs.map((job) => loop(job, stopping.signal, { log, onRun }));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(
  job: BackgroundJob,
  stopping: AbortSignal,
  { log, onRun }: { readonly log: FastifyBaseLogger; readonly onRun: OnRun },
) {
  const { name, everyMs } = job;
  for (let ms = Math.min(everyMs, FIRST_RUN_MS); await pause(ms, stopping); ms = everyMs) {
    try {
      await job.run();
      onRun({ name, failed: false });
    } catch (err) {
      onRun({ name, failed: true });
      log.error({ err, work: name }, "background work failed, will run again");
    }
  }
}

/** Resolves to true after the delay, or to false as soon as the server stops. */
function pause(ms: number, stopping: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (stopping.aborted) {
      resolve(false);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      stopping.removeEventListener("abort", stop);
      resolve(true);
    }, ms);
    stopping.addEventListener("abort", stop, { once: true });
  });
}
