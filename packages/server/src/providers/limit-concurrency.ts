import { ProblemError } from "../http/problem-error.ts";

/** Runs up to `count` jobs concurrently; the others wait in a queue. @throws ProblemError too_many_requests */
export function limitConcurrency(count: number, maxWaiting = Infinity) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < count) running += 1;
    else if (waiting.length < maxWaiting) {
      // A finished job hands its place to the next one, so the count does not change.
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else throw new ProblemError("too_many_requests", { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
