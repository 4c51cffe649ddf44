import { useLayoutEffect, useSyncExternalStore } from "react";

import { undotted } from "../data/path.ts";
import { valueAt } from "../data/values.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import type { FormEngine } from "./form-engine.ts";

/** Clears the answers of fields that are `clearedWhenInactive` while their question is not asked. */
export function useClearedAnswers({ steps }: AnyForm, engine: FormEngine): void {
  const { store } = engine;
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  useLayoutEffect(() => {
    for (const { path: dottedPath, clearedWhenInactive } of steps.flatMap(({ fields }) => fields)) {
      const path = undotted(dottedPath);
      if (
        clearedWhenInactive !== true ||
        engine.isActive(path) ||
        valueAt(answers, path) === undefined
      )
        continue;
      // The current step has its own copy of its answers.
      engine.setValue(path, undefined);
      store.lift(path, undefined);
    }
  }, [answers, engine, steps, store]);
}
