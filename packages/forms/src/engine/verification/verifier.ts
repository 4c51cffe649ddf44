import { afterPress } from "@damadum/browser";

import { dotted, type FieldPath } from "../data/path.ts";
import type {
  VerificationResult,
  VerificationService,
} from "../definition/verification-service.ts";

/** The state of a verification; `unknown` when the service failed. */
export type Verification = { readonly value: string } & (
  | { readonly status: "pending" | "unknown" }
  | ({ readonly status: "done" } & VerificationResult)
);

/** Asks services about answers, once for each value of a field. */
export interface Verifier {
  /** The same object until something changes. */
  readonly all: () => ReadonlyMap<string, Verification>;
  readonly get: (path: FieldPath) => Verification | undefined;
  /** Asks about this value, unless it was already asked about; aborts a call about another value. */
  readonly ask: (path: FieldPath, value: string, service: VerificationService) => Promise<void>;
  /** Forgets the field's answer, because it is not one to ask about. */
  readonly drop: (path: FieldPath) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry {
  verification: Verification;
  controller: AbortController;
  done: Promise<void>;
}

/** Creates a verifier that has asked nothing yet. */
export function createVerifier(): Verifier {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let all: ReadonlyMap<string, Verification> = new Map();
  const notify = () => {
    all = new Map([...entries].map(([key, entry]) => [key, entry.verification]));
    for (const listener of listeners) listener();
  };

  function drop(path: FieldPath): void {
    const key = dotted(path);
    entries.get(key)?.controller.abort();
    if (entries.delete(key)) notify();
  }

  return {
    all: () => all,
    get: (path) => entries.get(dotted(path))?.verification,
    ask: (path, value, service) => {
      const key = dotted(path);
      const known = entries.get(key);
      // A failed verification is repeated.
      if (known?.verification.value === value && known.verification.status !== "unknown") {
        return known.done;
      }
      known?.controller.abort();
      const controller = new AbortController();
      const finish = (verification: Verification) => {
        if (controller.signal.aborted) return;
        entry.verification = verification;
        afterPress(notify);
      };
      const entry: Entry = {
        verification: { value, status: "pending" },
        controller,
        done: service(value, controller.signal).then(
          (result) => finish({ value, status: "done", ...result }),
          () => finish({ value, status: "unknown" }),
        ),
      };
      entries.set(key, entry);
      notify();
      return entry.done;
    },
    drop,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
