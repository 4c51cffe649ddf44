import { deepEquals } from "@rjsf/utils";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";

import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, valueAt } from "../data/values.ts";
import type { AnyForm, FormIssue, FormStep, RuleContext } from "../definition/form-definition.ts";
import { anchorOf, pathsShownAt } from "../definition/field-layout.ts";
import { asksFor } from "../definition/step-parts.ts";
import type { FormStore } from "../store/form-store.ts";
import { validateForm } from "../validation/validate-form.ts";

/** A server's error at a field, valid until one of the values changes whose errors the field shows. */
type ServerIssue = FormIssue & { readonly about: readonly unknown[] };

export interface Issues {
  readonly shown: readonly FormIssue[];
  /** The issues of the summary; empty before the first attempt to continue. */
  readonly summary: readonly FormIssue[];
  /** Whether an issue that is shown is not one of the text that is being typed. */
  readonly isMended: () => boolean;
  /** Marks a field as left, so that its error may show from now on. */
  readonly touch: (path: FieldPath) => void;
  /** Marks the fields under this path as not left, because others have taken their place. */
  readonly forgetTouched: (path: FieldPath) => void;
  /** Marks that a person tried to continue from this step, so that all its errors may show from now on. */
  readonly reveal: (stepId: string) => void;
  readonly setServerIssues: (issues: readonly FormIssue[]) => void;
  readonly forget: () => void;
}

/** Which errors of the current step are shown. */
export function useIssues(
  definition: AnyForm,
  store: FormStore,
  step: FormStep,
  rules: RuleContext,
  rejected: (values: FormValues) => readonly FormIssue[],
): Issues {
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [serverIssues, setServerIssues] = useState<readonly ServerIssue[]>([]);

  const isRevealed = revealed.has(step.id);
  const issuesOf = useCallback(
    (values: FormValues) => {
      const fromServer = serverIssues.filter(
        ({ path, about }) =>
          asksFor(step, path) && deepEquals(about, valuesShownAt(definition, values, path)),
      );
      const broken = (validateForm(definition, values, rules).get(step.id) ?? []).filter(
        // An untouched empty field shows no error before the person tries to continue.
        ({ path }) => isRevealed || (touched.has(dotted(path)) && !isEmpty(valueAt(values, path))),
      );
      // A rejection by a service shows immediately: the answer was only checked because it meets every other rule.
      const own = [...broken, ...rejected(values)].filter(
        ({ path }) => !fromServer.some((issue) => deepEquals(issue.path, path)),
      );
      return { own, fromServer: fromServer.map(({ path, message }) => ({ path, message })) };
    },
    [definition, isRevealed, rules, rejected, serverIssues, step, touched],
  );
  const computed = useMemo(() => issuesOf(answers), [answers, issuesOf]);

  const shown = useStable([...computed.fromServer, ...computed.own]);
  const summary = useStable(isRevealed ? shown : computed.fromServer);

  return {
    shown,
    summary,
    isMended: () => {
      if (shown.length === 0) return false;
      const { own, fromServer } = issuesOf(store.current());
      const left = new Set([...fromServer, ...own].map(({ path }) => dotted(path)));
      return shown.some(({ path }) => !left.has(dotted(path)));
    },
    touch: useCallback(
      (path) => setTouched((paths) => including(paths, dotted(anchorOf(step.uiSchema, path)))),
      [step],
    ),
    forgetTouched: useCallback(
      (path) =>
        setTouched(
          (paths) => new Set([...paths].filter((key) => !key.startsWith(`${dotted(path)}.`))),
        ),
      [],
    ),
    reveal: useCallback((stepId) => setRevealed((steps) => including(steps, stepId)), []),
    setServerIssues: useCallback(
      (issues) =>
        setServerIssues(
          issues.map((issue) => ({
            ...issue,
            about: valuesShownAt(definition, store.current(), issue.path),
          })),
        ),
      [definition, store],
    ),
    forget: useCallback(() => {
      setTouched(new Set());
      setRevealed(new Set());
      setServerIssues([]);
    }, []),
  };
}

function valuesShownAt(form: AnyForm, values: FormValues, path: FieldPath): readonly unknown[] {
  const paths = form.steps.flatMap((step) => pathsShownAt(step, path));
  // An error may be about a part of an answer, which is no field by its own path.
  return [path, ...paths].map((own) => valueAt(values, own));
}

function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === "";
}

function including(set: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  return set.has(entry) ? set : new Set([...set, entry]);
}

/** Returns the same reference while the value is deeply equal, so that memoised children do not render again. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || deepEquals(stable, value)) return stable;
  setStable(() => value);
  return value;
}
