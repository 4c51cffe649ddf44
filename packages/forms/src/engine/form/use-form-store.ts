import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";

import type { FormValues } from "../data/values.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import { createDraftKeeper, type DraftKeeper } from "../draft/draft-keeper.ts";
import { createFormStore, type FormStore, type Origin } from "../store/form-store.ts";

interface StoreSetup {
  readonly definition: AnyForm;
  readonly initial: FormValues;
  readonly draftKey: string | undefined;
}

interface StoreOfForm {
  readonly store: FormStore;
  readonly keeper: DraftKeeper;
  readonly origin: Origin;
  /** Records the current step for the draft. */
  readonly setKeptStep: (stepId: string) => void;
  readonly reset: () => void;
  /** Clears every answer of the form. */
  readonly forget: () => void;
}

const never = () => () => {};

/** The answers of one form on the page, with its restored draft. */
export function useFormStore({ definition, initial, draftKey }: StoreSetup): StoreOfForm {
  const isOnClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [parts] = useState(() => {
    const store = createFormStore({ ...definition.defaults, ...initial });
    let stepId: string | null = null;
    const keeper = createDraftKeeper(definition, store, draftKey, () => stepId);
    const setKeptStep = (id: string) => {
      stepId = id;
    };
    // Not during hydration: the server's HTML knows no draft, and the first render has to match it.
    if (isOnClient) store.restore(keeper.read());
    return { store, keeper, setKeptStep };
  });
  const { store, keeper } = parts;
  const origin = useSyncExternalStore(store.subscribe, store.origin, store.origin);
  useLayoutEffect(() => {
    if (!store.origin().isReady) store.restore(keeper.read());
  }, [keeper, store]);
  useDraftKeeper(keeper);

  return {
    ...parts,
    origin,
    reset: () => {
      store.replace({ ...definition.defaults, ...initial });
      keeper.clear();
    },
    forget: () => {
      store.replace(definition.defaults);
      keeper.clear();
    },
  };
}

/** Follows the store while the form is mounted, and writes immediately when the page is hidden or left. */
function useDraftKeeper(keeper: DraftKeeper): void {
  useEffect(() => {
    const stop = keeper.follow();
    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") keeper.flush();
    };
    window.addEventListener("pagehide", keeper.flush);
    document.addEventListener("visibilitychange", flushWhenHidden);
    return () => {
      stop();
      window.removeEventListener("pagehide", keeper.flush);
      document.removeEventListener("visibilitychange", flushWhenHidden);
    };
  }, [keeper]);
}
