import { afterPress } from "@damadum/browser";
import { deepEquals } from "@rjsf/utils";

import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, withoutGaps, withValueAt } from "../data/values.ts";

/** Stored answers of an earlier visit, and the step that was open. */
export interface Draft {
  readonly values: FormValues;
  readonly stepId: string | null;
}

export interface Origin {
  /** Changes when all answers are replaced, so that the fields remount. */
  readonly epoch: number;
  /** Whether stored answers have been looked up: not yet during hydration. */
  readonly isReady: boolean;
  /** The stored answers that were found. */
  readonly draft: Draft | null;
}

/**
 * The answers of a form over all its steps. Text that is still being typed is held beside the answers until its
 * input lifts it; `current` always includes both, so that nothing typed is lost in between.
 */
export interface FormStore {
  /** All answers, with the text that is being typed right now. */
  readonly current: () => FormValues;
  /** The lifted answers; the same object until one of them changes. */
  readonly answers: () => FormValues;
  /** Applies the answers that the mounted step reports; undefined removes one. */
  readonly report: (values: FormValues) => void;
  readonly origin: () => Origin;
  /** Applies stored answers, or records that there are none; text that is being typed takes precedence. */
  readonly restore: (draft: Draft | null) => void;
  /** Replaces everything, typed text included. */
  readonly replace: (values: FormValues) => void;
  /** Keeps text that is being typed. */
  readonly hold: (path: FieldPath, value: unknown) => void;
  /** Ends the typing: the value becomes an answer. */
  readonly lift: (path: FieldPath, value: unknown) => void;
  /** Ends the typing with the text so far; a no-op when nothing is held, such as after `replace`. */
  readonly settle: (path: FieldPath) => void;
  /** Makes the inputs hold what stands in them, whoever wrote it. */
  readonly collect: () => void;
  readonly subscribeCollect: (listener: () => void) => () => void;
  /** Called after every change of an answer, but not before the end of a press. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called after every change, each typed letter included. */
  readonly subscribeTyping: (listener: () => void) => () => void;
}

export function createFormStore(initial: FormValues): FormStore {
  let answers = initial;
  let origin: Origin = { epoch: 0, isReady: false, draft: null };
  const held = new Map<string, { readonly path: FieldPath; readonly value: unknown }>();
  const answerListeners = new Set<() => void>();
  const typingListeners = new Set<() => void>();
  const collectListeners = new Set<() => void>();

  function notify(): void {
    // A press leaves the field before: what follows from its answer, such as an error that goes, must not move the
    // control away from under the pointer.
    afterPress(() => {
      for (const listener of answerListeners) listener();
      for (const listener of typingListeners) listener();
    });
  }

  function set(values: FormValues): void {
    if (deepEquals(answers, values)) return;
    answers = values;
    notify();
  }

  function lift(path: FieldPath, value: unknown): void {
    held.delete(dotted(path));
    set(withValueAt(answers, path, value));
  }

  return {
    current: () =>
      [...held.values()].reduce(
        (values, { path, value }) => withValueAt(values, path, value),
        answers,
      ),
    answers: () => answers,
    report: (values) =>
      set(
        Object.entries(values).reduce(
          (next, [name, value]) => withValueAt(next, [name], withoutGaps(value)),
          answers,
        ),
      ),
    origin: () => origin,
    restore: (draft) => {
      const isFound = draft !== null && Object.keys(draft.values).length > 0;
      origin = {
        epoch: isFound ? origin.epoch + 1 : origin.epoch,
        isReady: true,
        draft: isFound ? draft : null,
      };
      if (isFound) answers = { ...answers, ...draft.values };
      notify();
    },
    replace: (values) => {
      held.clear();
      origin = { epoch: origin.epoch + 1, isReady: true, draft: null };
      answers = values;
      notify();
    },
    hold: (path, value) => {
      held.set(dotted(path), { path, value });
      for (const listener of typingListeners) listener();
    },
    lift,
    settle: (path) => {
      const typed = held.get(dotted(path));
      if (typed !== undefined) lift(path, typed.value);
    },
    collect: () => {
      for (const listener of collectListeners) listener();
    },
    subscribeCollect: (listener) => add(collectListeners, listener),
    subscribe: (listener) => add(answerListeners, listener),
    subscribeTyping: (listener) => add(typingListeners, listener),
  };
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
