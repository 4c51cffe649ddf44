import type Form from "@rjsf/core";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";

import type { FieldPath } from "../data/path.ts";
import type { FormValues } from "../data/values.ts";
import { activeAnswers } from "../definition/active.ts";
import type { AnyForm, FormContext } from "../definition/form-definition.ts";
import type { FormStore } from "../store/form-store.ts";
import type { Verifier } from "../verification/verifier.ts";
import type { FormEngine } from "./form-engine.ts";
import type { PendingWork } from "./pending-work.ts";

type EngineParts = {
  readonly form: AnyForm;
  readonly store: FormStore;
  readonly today: string;
  readonly stepForm: RefObject<Form | null>;
  readonly context: FormContext;
  readonly leave: (path: FieldPath) => void;
  readonly forgetTouched: (path: FieldPath) => void;
  readonly verifier: Verifier;
  readonly pending: PendingWork;
};

/** The object that the fields share, still while the page around the form renders again. */
export function useEngine({
  form,
  store,
  today,
  stepForm,
  verifier,
  pending,
  ...changing
}: EngineParts): FormEngine {
  const latest = useRef(changing);
  useLayoutEffect(() => {
    latest.current = changing;
  });
  return useMemo(
    () => ({
      formId: form.id,
      store,
      answers: activeAnswersOf(form, store),
      today,
      context: () => latest.current.context,
      setValue: (path, value) => stepForm.current?.setFieldValue([...path], value),
      leave: (path) => latest.current.leave(path),
      forgetTouched: (path) => latest.current.forgetTouched(path),
      verifier,
      pending,
    }),
    [form, store, stepForm, today, verifier, pending],
  );
}

/** Reads the answers that count, evaluated once for each change. */
function activeAnswersOf(form: AnyForm, store: FormStore): () => FormValues {
  let last: { readonly all: FormValues; readonly active: FormValues } | null = null;
  return () => {
    const all = store.answers();
    if (last?.all !== all) last = { all, active: activeAnswers(form, all) };
    return last.active;
  };
}
