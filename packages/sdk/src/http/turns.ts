/** Runs work one after the other. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Turns for work that changes tokens: within this page, and with a lock's name over all tabs that know Web Locks. Two
 * tabs without Web Locks may both renew; the server answers both (a repeated rotation gets the same pair).
 */
export function createTurns(lockName?: string): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const locks = typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : null;
    const turn = async (): Promise<T> =>
      locks && lockName !== undefined ? locks.request(lockName, work) : work();
    const result = last.then(turn, turn);
    // The queue only waits; the caller gets the error.
    last = result.catch(() => undefined);
    return result;
  };
}
