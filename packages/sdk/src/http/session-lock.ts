const LOCK = "damadum.session";

let last: Promise<unknown> = Promise.resolve();

function afterTheOthers<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  // The queue only waits; whoever asked for the work gets its error.
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Runs work that changes tokens one at a time: over all tabs with Web Locks, else within this page. Two
 * tabs without Web Locks may both renew; the server answers both (a repeated rotation gets the same pair).
 */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : null;
  return afterTheOthers(() => (locks ? locks.request(LOCK, work) : work()));
}
