/** Runs tasks one at a time, in order. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Serialises work that changes tokens: within this page, and with a lock's name across all tabs that support Web Locks.
 * Without Web Locks two tabs may both renew; the server accepts both (a repeated rotation returns the same pair).
 */
export function createTurns(lockName?: string): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const locks = typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : null;
    const turn = async (): Promise<T> =>
      locks && lockName !== undefined ? locks.request(lockName, work) : work();
    const result = last.then(turn, turn);
    // The queue ignores the error; the caller gets it.
    last = result.catch(() => undefined);
    return result;
  };
}
