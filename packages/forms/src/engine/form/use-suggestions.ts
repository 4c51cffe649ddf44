import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { undotted } from "../data/path.ts";
import { valueAt } from "../data/values.ts";
import { suggestionFor } from "../definition/active.ts";
import type { FormStep } from "../definition/form-definition.ts";
import type { FormEngine } from "./form-engine.ts";

/** Fills each active empty field of the step with its suggestion, once, so that a removed suggestion stays removed. */
export function useSuggestions(step: FormStep, engine: FormEngine): void {
  const { store, today } = engine;
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const { epoch } = store.origin();
  const suggested = useRef({ epoch, paths: new Set<string>() });
  // Before paint, so that a group that is filled in this way is folded from the start.
  useLayoutEffect(() => {
    // Answers that were all replaced get suggestions again.
    if (suggested.current.epoch !== epoch) suggested.current = { epoch, paths: new Set() };
    const { paths } = suggested.current;
    for (const field of step.fields) {
      const path = undotted(field.path);
      if (paths.has(field.path) || !engine.isActive(path)) continue;
      const guess = suggestionFor(field, answers, today);
      if (guess === undefined) continue;
      paths.add(field.path);
      if (valueAt(store.current(), path) === undefined) engine.setValue(path, guess);
    }
  }, [answers, engine, epoch, step, store, today]);
}
