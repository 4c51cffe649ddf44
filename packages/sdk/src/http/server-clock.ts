/** A device's clock that differs by less counts as right: a Date header has whole seconds, and an answer takes time. */
const TOLERANCE_MS = 60_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Learns the server's time from an answer; one without a Date header that the page may read says nothing. */
export function learnServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  if (Math.abs(difference - aheadMs) < TOLERANCE_MS) return;
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  for (const listener of listeners) listener();
}

/** The server's time: for everything that decides whether the server still accepts something. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Calls the listener when the device's clock turns out to be wrong or right, until the returned function is called. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
