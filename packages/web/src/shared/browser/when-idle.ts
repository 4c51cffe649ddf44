const LATEST_MS = 2_000;

/** Runs an action once the browser is idle, after two seconds at the latest; returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(action, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
