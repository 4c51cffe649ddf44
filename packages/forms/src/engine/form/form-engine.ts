import { createContext, useContext, useMemo, useSyncExternalStore } from "react";

import { dotted, type FieldPath, pathOfId } from "../data/path.ts";
import { type FormValues, valueAt } from "../data/values.ts";
import type { FormContext, FormService } from "../definition/form-definition.ts";
import type { FormStore } from "../store/form-store.ts";
import type { Verification, Verifier } from "../verification/verifier.ts";
import type { PendingWork } from "./pending-work.ts";

/** What the fields of a form share; the same object for the life of the form. */
export interface FormEngine {
  readonly formId: string;
  readonly store: FormStore;
  /** The answers that count: those to questions that are asked. */
  readonly answers: () => FormValues;
  /** Whether the answers so far call for the field at this path. */
  readonly isActive: (path: FieldPath) => boolean;
  readonly today: string;
  /** What the page gave; read at the moment of use, since a page may pass new functions on each render. */
  readonly context: () => FormContext;
  /** Sets another field of the step that is on the screen. */
  readonly setValue: (path: FieldPath, value: unknown) => void;
  /** Tells that a person is done with a field for now, so its error may show. */
  readonly leave: (path: FieldPath) => void;
  /** Tells that a press, not a key, is about to answer a field: where a step asks nothing else, the form continues. */
  readonly answeredByPress: (path: FieldPath) => void;
  /** Forgets that fields under this path were left: others stand there now. */
  readonly forgetTouched: (path: FieldPath) => void;
  readonly verifier: Verifier;
  /** Work that the form waits for before it continues. */
  readonly pending: PendingWork;
}

const Engine = createContext<FormEngine | null>(null);

export const FormEngineProvider = Engine.Provider;

/** The engine of the form around this field. */
export function useFormEngine(): FormEngine {
  const engine = useContext(Engine);
  if (engine === null) throw new Error("A form field was used outside of SchemaForm.");
  return engine;
}

/** The path of the field with this id. */
export function useFieldPath(id: string): FieldPath {
  const { formId } = useFormEngine();
  return useMemo(() => pathOfId(formId, id), [formId, id]);
}

/** The answer of another field while it is asked, kept fresh. Meant for leaves: a group is a new object on each change. */
export function useAnswer(path: FieldPath): unknown {
  const { store, answers } = useFormEngine();
  const read = () => valueAt(answers(), path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Of the fields of a group those that are asked, kept fresh; a schema says it for all but the entries of a list. */
export function useActiveNames(group: FieldPath, names: readonly string[]): readonly string[] {
  const { store, isActive } = useFormEngine();
  const isInEntry = group.some((part) => typeof part === "number");
  const read = () =>
    isInEntry ? names.filter((name) => isActive([...group, name])).join(" ") : "";
  const active = useSyncExternalStore(store.subscribe, read, read);
  return isInEntry ? active.split(" ").filter((name) => name !== "") : names;
}

/** How far a service has got with the answer of a field. */
export function useVerification(path: FieldPath): Verification | undefined {
  const { verifier } = useFormEngine();
  return useSyncExternalStore(verifier.subscribe, verifier.all, verifier.all).get(dotted(path));
}

/** A call that the page gives; throws for a page that forgot it. */
export function serviceOf<Name extends FormService>(
  engine: FormEngine,
  name: Name,
): NonNullable<FormContext[Name]> {
  const service = engine.context()[name];
  if (service === undefined) throw new Error(`SchemaForm needs context.${name} here.`);
  return service;
}
