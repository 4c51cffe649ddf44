import { useCallback, useEffect, useEffectEvent, useState } from "react";

export type Loaded<Data> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly data: Data }
  | { readonly status: "failed"; readonly retry: () => void };

type Outcome<Data> = { readonly key: string; readonly attempt: number } & (
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false }
);

/** Loads the data of `key`, again for each new key; null loads nothing. The request of an old key is aborted. */
export function useLoaded<Data>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<Data>,
): Loaded<Data> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Data> | null>(null);
  const start = useEffectEvent(load);

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const finish = (result: { ok: true; data: Data } | { ok: false }) => {
      if (!controller.signal.aborted) setOutcome({ key, attempt, ...result });
    };
    start(key, controller.signal).then(
      (data) => finish({ ok: true, data }),
      () => finish({ ok: false }), // The failure is shown with a retry.
    );
    return () => {
      controller.abort();
    };
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome === null || outcome.key !== key || outcome.attempt !== attempt) {
    return { status: "loading" };
  }
  return outcome.ok ? { status: "ready", data: outcome.data } : { status: "failed", retry };
}
