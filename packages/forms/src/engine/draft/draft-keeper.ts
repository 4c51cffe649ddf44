import type { AnyForm } from "../definition/form-definition.ts";
import type { Draft, FormStore } from "../store/form-store.ts";
import { draftOptions } from "./draft-options.ts";
import { clearDraft } from "./clear-drafts.ts";
import { readDraft, writeDraft } from "./draft-storage.ts";

const WRITE_AFTER_MS = 500;

/** Stores the answers of one form in the browser while they are typed. */
export interface DraftKeeper {
  readonly read: () => Draft | null;
  /** Follows the store from now on; the returned function stops it after a last write. */
  readonly follow: () => () => void;
  /** Writes pending changes now, without waiting for a pause. */
  readonly flush: () => void;
  readonly clear: () => void;
}

/** A keeper of the draft under `key`; without a key it stores nothing. Passwords are never stored. */
export function createDraftKeeper(
  definition: AnyForm,
  store: FormStore,
  key: string | undefined,
  stepId: () => string | null,
): DraftKeeper {
  if (key === undefined) {
    return { read: () => null, follow: () => () => {}, flush: () => {}, clear: () => {} };
  }
  const options = draftOptions(definition, key);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): boolean {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  }

  function write(): void {
    forget();
    writeDraft(options, { values: store.current(), stepId: stepId() }, Date.now());
  }

  function flush(): void {
    if (forget()) write();
  }

  return {
    read: () => readDraft(options, Date.now()),
    follow: () => {
      const unsubscribe = store.subscribeTyping(() => {
        forget();
        timer = setTimeout(write, WRITE_AFTER_MS);
      });
      return () => {
        flush();
        unsubscribe();
      };
    },
    flush,
    clear: () => {
      forget();
      clearDraft(key);
    },
  };
}
