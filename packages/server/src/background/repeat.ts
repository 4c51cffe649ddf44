import type { FastifyBaseLogger } from "fastify";

/** A background job that runs beside the requests. */
export interface RepeatedWork {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job periodically, never concurrently with itself; `stop` waits for the runs in progress. */
export function repeat(
  works: readonly RepeatedWork[],
  log: FastifyBaseLogger,
  worked: (work: { readonly name: string; readonly failed: boolean }) => void = () => undefined,
) {
  const stopping = new AbortController();
  const loops = works.map((work) => loop(work, stopping.signal, { log, worked }));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(
  work: RepeatedWork,
  stopping: AbortSignal,
  observer: {
    readonly log: FastifyBaseLogger;
    readonly worked: (work: { readonly name: string; readonly failed: boolean }) => void;
  },
) {
  while (await pause(work.everyMs, stopping)) {
    try {
      await work.run();
      observer.worked({ name: work.name, failed: false });
    } catch (err) {
      observer.worked({ name: work.name, failed: true });
      observer.log.error({ err, work: work.name }, "background work failed, will run again");
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
