import { openStorage } from "@damadum/browser";
import { instantAfter } from "@damadum/domain";
import * as z from "zod/mini";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, withValueAt } from "../data/values.ts";
import type { Draft } from "../store/form-store.ts";
import { DRAFT_PREFIX } from "./clear-drafts.ts";
import type { DraftPolicy } from "../definition/form-definition.ts";

export interface DraftOptions {
  readonly key: string;
  readonly version: string;
  readonly policy: DraftPolicy;
  /** Values that never leave memory: passwords. */
  readonly secrets: readonly FieldPath[];
}

const storedDraft = z.object({
  version: z.string(),
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
  stepId: z.nullable(z.string()),
});

/** Reads a draft that has not expired and fits this version of the form; a broken or foreign one counts as none. */
export function readDraft(options: DraftOptions, now: number): Draft | null {
  const text = storageOf(options.policy)?.getItem(DRAFT_PREFIX + options.key) ?? null;
  const { data } = storedDraft.safeParse(parse(text));
  if (data === undefined) return null;
  const { version, policy } = options;
  const gone = data.version.split(" ").filter((mark) => !version.split(" ").includes(mark));
  const opened = gone.map((mark) => policy.alsoOpens?.[mark]);
  if (opened.includes(undefined)) return null;
  const renamed: Readonly<Record<string, string>> = Object.assign({}, ...opened);
  const expiresAt = instantAfter(new Date(data.savedAt), options.policy.days, "day");
  const { values, stepId } = data;
  if (new Date(now) > expiresAt) return null;
  return { values, stepId: stepId === null ? null : (renamed[stepId] ?? stepId) };
}

/** Stores a draft. Full or forbidden storage is not an error, because the form works without it. */
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
    storageOf(options.policy)?.setItem(DRAFT_PREFIX + options.key, text);
  } catch {
    // Quota or privacy settings: the answers stay in memory, which is what the person sees.
  }
}

function storageOf(policy: DraftPolicy): Storage | null {
  return policy.storage === "none" ? null : openStorage(policy.storage);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
