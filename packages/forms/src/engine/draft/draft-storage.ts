import { openStorage } from "@damadum/browser";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, isRecord, withValueAt } from "../data/values.ts";
import type { Draft } from "../store/form-store.ts";
import type { DraftPolicy } from "../definition/form-definition.ts";

export type DraftOptions = {
  readonly key: string;
  readonly version: string;
  readonly policy: DraftPolicy;
  /** Values that never leave memory: passwords. */
  readonly secrets: readonly FieldPath[];
};

const prefix = "damadum.draft.";
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Reads a draft of this version of the form that has not expired; a broken or foreign one counts as none. */
export function readDraft(options: DraftOptions, now: number): Draft | null {
  const text = storageOf(options.policy)?.getItem(prefix + options.key) ?? null;
  const stored = text === null ? null : parse(text);
  if (!isRecord(stored) || stored["version"] !== options.version) return null;
  const { savedAt, values, stepId } = stored;
  if (typeof savedAt !== "number" || now - savedAt > options.policy.days * dayInMilliseconds) {
    return null;
  }
  return isRecord(values) ? { values, stepId: typeof stepId === "string" ? stepId : null } : null;
}

/** Keeps a draft. A full or forbidden storage is no error: the form works without it. */
export function writeDraft(options: DraftOptions, draft: Draft, now: number): void {
  const values = options.secrets.reduce<FormValues>(
    (kept, path) => withValueAt(kept, path, undefined),
    draft.values,
  );
  const text = JSON.stringify({
    version: options.version,
    savedAt: now,
    stepId: draft.stepId,
    values,
  });
  try {
    storageOf(options.policy)?.setItem(prefix + options.key, text);
  } catch {
    // Quota or privacy settings: the answers stay in memory, which is what the person sees.
  }
}

/** Clears the draft under this key in every storage. */
export function clearDraft(key: string): void {
  for (const storage of storages()) storage.removeItem(prefix + key);
}

/** Clears every draft. */
export function clearDrafts(): void {
  for (const storage of storages()) {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(prefix)) storage.removeItem(name);
    }
  }
}

function storages(): readonly Storage[] {
  return [openStorage("local"), openStorage("session")].filter((storage) => storage !== null);
}

function storageOf(policy: DraftPolicy): Storage | null {
  return policy.storage === "none" ? null : openStorage(policy.storage);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
