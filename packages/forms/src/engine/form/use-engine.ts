import type Form from "@rjsf/core";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";

import type { FieldPath } from "../data/path.ts";
import type { FormContext } from "../definition/form-definition.ts";
import type { FormStore } from "../store/form-store.ts";
import type { FormEngine } from "./form-engine.ts";

type EngineParts = {
  readonly formId: string;
  readonly store: FormStore;
  readonly today: string;
  readonly stepForm: RefObject<Form | null>;
  readonly context: FormContext;
  readonly leave: (path: FieldPath) => void;
};

/** The object that the fields share, still while the page around the form renders again. */
export function useEngine({
  formId,
  store,
  today,
  stepForm,
  ...changing
}: EngineParts): FormEngine {
  const latest = useRef(changing);
  useLayoutEffect(() => {
    latest.current = changing;
  });
  return useMemo(
    () => ({
      formId,
      store,
      today,
      context: () => latest.current.context,
      setValue: (path, value) => stepForm.current?.setFieldValue([...path], value),
      leave: (path) => latest.current.leave(path),
    }),
    [formId, store, stepForm, today],
  );
}
