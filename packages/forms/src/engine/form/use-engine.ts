import { afterPress } from "@damadum/browser";
import type Form from "@rjsf/core";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";

import { dotted } from "../data/path.ts";
import { activeAnswers, inactivePaths } from "../definition/active.ts";
import type { AnyForm, FormContext } from "../definition/form-definition.ts";
import type { FormEngine } from "./form-engine.ts";

type EngineParts = Omit<FormEngine, "formId" | "answers" | "isActive" | "context" | "setValue"> & {
  readonly form: AnyForm;
  readonly stepForm: RefObject<Form | null>;
  readonly context: FormContext;
};

/** The object that the fields share, stable while the page around the form renders again. */
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
      answers: () => activeAnswers(form, store.answers()),
      isActive: (path) => !inactivePaths(form, store.answers()).has(dotted(path)),
      today,
      context: () => latest.current.context,
      setValue: (path, value) => stepForm.current?.setFieldValue([...path], value),
      leave: (path) => afterPress(() => latest.current.leave(path)),
      isMended: () => latest.current.isMended(),
      answeredByPress: (path) => latest.current.answeredByPress(path),
      forgetTouched: (path) => latest.current.forgetTouched(path),
      verifier,
      pending,
    }),
    [form, store, stepForm, today, verifier, pending],
  );
}
