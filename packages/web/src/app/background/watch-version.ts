import { afterPress } from "@damadum/browser";
import { newVersionAtom } from "../../shared/browser/new-version-atom.ts";
import type { Store } from "../../shared/config/store.ts";

const POLL_INTERVAL_MS = 45_000;

/**
 * Detects a new build within a minute on a visible page, by the ETag of the host's page, which names the files of its
 * build. Returns a function that stops it.
 */
export function watchVersion(store: Store, everyMs: number = POLL_INTERVAL_MS): () => void {
  let opened: string | null = null;
  function look(): void {
    if (!document.hidden && navigator.onLine) void versionTag().then(compare);
  }
  function compare(tag: string | null): void {
    opened ??= tag;
    if (tag === null || tag === opened) return;
    afterPress(() => store.set(newVersionAtom, true));
    stop();
  }
  function stop(): void {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  }
  const timer = setInterval(look, everyMs);
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}

/** The ETag of the host's page, without the encoding that a proxy chose; null when there is no answer. */
async function versionTag(): Promise<string | null> {
  try {
    const { ok, headers } = await fetch("/index.html", { method: "HEAD", cache: "no-store" });
    const tag = headers.get("etag");
    return ok && tag !== null ? tag.replace(/^W\/|-(?:br|gzip)(?=")/g, "") : null;
  } catch {
    // Offline, or the host is restarting: the next poll tries again.
    return null;
  }
}
