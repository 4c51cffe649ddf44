import { afterPress } from "@damadum/browser";
import { useEffect, useEffectEvent } from "react";

import { asAnswers } from "../definition/as-request.ts";
import type { DeepPartial } from "../data/values.ts";
import type { FormStore } from "../store/form-store.ts";

const REPORT_AFTER_MS = 300;

/** Reports the answers to the page: on mount, and debounced when they change. */
export function useChangeReport<Data extends object>(
  store: FormStore,
  onChange: ((data: DeepPartial<Data>) => void) | undefined,
): void {
  const report = useEffectEvent(() => onChange?.(asAnswers<Data>(store.answers())));

  useEffect(() => {
    report();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => afterPress(() => report()), REPORT_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
}
