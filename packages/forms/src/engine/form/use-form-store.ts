import { useLayoutEffect, useState, useSyncExternalStore } from "react";

import type { FormValues } from "../data/values.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import { createDraftKeeper, type DraftKeeper } from "../draft/draft-keeper.ts";
import { useDraftKeeper } from "../draft/use-draft-keeper.ts";
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
  /** Notes the step that is open, for the draft. */
  readonly setKeptStep: (stepId: string) => void;
  readonly reset: () => void;
  /** Empties the form of every answer. */
  readonly forget: () => void;
}

const never = () => () => {};

/** The answers of one form on the page, with what was kept of them before. */
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
    // Not while the server's HTML is taken over: it knows of no draft, and the two must be the same at first.
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
