import type { WidgetProps } from "@rjsf/utils";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";

import { dotted, type FieldPath, pathOfId } from "../data/path.ts";
import { type FormValues, valueAt } from "../data/values.ts";
import type { FormContext, FormService } from "../definition/form-definition.ts";
import type { FormStore } from "../store/form-store.ts";
import type { Verification, Verifier } from "../verification/verifier.ts";
import type { PendingWork } from "../flow/pending-work.ts";

/** What the fields of a form share; a stable object for the life of the form. */
export interface FormEngine {
  readonly formId: string;
  readonly store: FormStore;
  /** The answers that count: those to questions that are asked. */
  readonly answers: () => FormValues;
  /** Whether the answers so far call for the field at this path. */
  readonly isActive: (path: FieldPath) => boolean;
  readonly today: string;
  /** The page's context; read at the moment of use, because a page may pass new functions on each render. */
  readonly context: () => FormContext;
  /** Sets another field of the current step. */
  readonly setValue: (path: FieldPath, value: unknown) => void;
  /** Reports that a field was left, so that its error may show. */
  readonly leave: (path: FieldPath) => void;
  /** Whether the text that is being typed mends an error that is shown. */
  readonly isMended: () => boolean;
  /**
   * Reports that a press, not a key, is about to answer a field: when the step asks nothing else, the form continues.
   */
  readonly answeredByPress: (path: FieldPath) => void;
  /** Forgets that fields under this path were left, because others have taken their place. */
  readonly forgetTouched: (path: FieldPath) => void;
  readonly verifier: Verifier;
  /** Work that the form waits for before it continues. */
  readonly pending: PendingWork;
}

const Engine = createContext<FormEngine | null>(null);

export const FormEngineProvider = Engine.Provider;

export function useFormEngine(): FormEngine {
  const engine = useContext(Engine);
  if (engine === null) throw new Error("A form field was used outside of SchemaForm.");
  return engine;
}

export function useFieldPath(id: string): FieldPath {
  const { formId } = useFormEngine();
  return useMemo(() => pathOfId(formId, id), [formId, id]);
}

/** Answers a field and reports that it was left, for a control whose press is the whole answer. */
export function useAnswerAndLeave({ id, onChange }: Pick<WidgetProps, "id" | "onChange">) {
  const { leave } = useFormEngine();
  const path = useFieldPath(id);
  return (answer: unknown) => {
    onChange(answer);
    leave(path);
  };
}

/**
 * Subscribes to the answer of another field while it is asked. Only for leaves: a group is a new object on each change.
 */
export function useAnswer(path: FieldPath): unknown {
  const { store, answers } = useFormEngine();
  const read = () => valueAt(answers(), path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The state of a service's check of a field's answer. */
export function useVerification(path: FieldPath): Verification | undefined {
  const { verifier } = useFormEngine();
  return useSyncExternalStore(verifier.subscribe, verifier.all, verifier.all).get(dotted(path));
}

/** A service that the page provides; throws when the page forgot it. */
export function serviceOf<Name extends FormService>(
  engine: FormEngine,
  name: Name,
): NonNullable<FormContext[Name]> {
  const service = engine.context()[name];
  if (service === undefined) throw new Error(`SchemaForm needs context.${name} here.`);
  return service;
}
