import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";

import { dotted, type FieldPath, undotted } from "../data/path.ts";
import { type FormValues, valueAt } from "../data/values.ts";
import type { AnyField } from "../definition/field.ts";
import type {
  AnyForm,
  FormContext,
  FormIssue,
  FormStep,
  RuleContext,
} from "../definition/form-definition.ts";
import type { FormStore } from "../store/form-store.ts";
import { validateForm } from "../validation/validate-form.ts";
import { createVerifier, type Verifier } from "./verifier.ts";

interface Options {
  readonly definition: AnyForm;
  readonly store: FormStore;
  readonly step: FormStep;
  readonly rules: RuleContext;
  readonly context: FormContext;
}

interface Verifications {
  readonly verifier: Verifier;
  /** Whether the step has an answer to verify. */
  readonly isNeeded: boolean;
  readonly rejected: (values: FormValues) => readonly FormIssue[];
  /** Verifies these answers and resolves to the issues of those rejected. */
  readonly settle: (values: FormValues) => Promise<readonly FormIssue[]>;
}

const noIssues = (): readonly FormIssue[] => [];

/** Verifies the answers of a step with the page's services once they satisfy their other rules. */
export function useVerifications(options: Options): Verifications {
  const { store, step } = options;
  const [verifier] = useState(createVerifier);
  const fields = useMemo(() => step.fields.filter(({ verify }) => verify !== undefined), [step]);
  const verified = useSyncExternalStore(verifier.subscribe, verifier.all, verifier.all);
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const ask = useEffectEvent((values: FormValues) => askAll(verifier, fields, values, options));
  useEffect(() => {
    void ask(answers);
  }, [answers, fields]);

  return {
    verifier,
    isNeeded: fields.length > 0,
    rejected: useMemo(
      () =>
        verified.size === 0 ? noIssues : (values: FormValues) => rejected(verifier, fields, values),
      [fields, verified, verifier],
    ),
    settle: async (values) => {
      await askAll(verifier, fields, values, options);
      return rejected(verifier, fields, values);
    },
  };
}

async function askAll(
  verifier: Verifier,
  fields: readonly AnyField[],
  values: FormValues,
  { definition, step, rules, context }: Options,
): Promise<void> {
  if (fields.length === 0) return;
  const mistakes = validateForm(definition, values, rules).get(step.id) ?? [];
  const wrong = new Set(mistakes.map(({ path }) => dotted(path)));
  await Promise.all(
    fields.map(async ({ path, verify }) => {
      const at: FieldPath = undotted(path);
      const value = valueAt(values, at);
      const service = verify === undefined ? undefined : context[verify.service];
      if (typeof value === "string" && service !== undefined && !wrong.has(path)) {
        await verifier.ask(at, value, service);
      } else {
        verifier.drop(at);
      }
    }),
  );
}

function rejected(
  verifier: Verifier,
  fields: readonly AnyField[],
  values: FormValues,
): readonly FormIssue[] {
  return fields.flatMap(({ path, title = path, verify }) => {
    const at = undotted(path);
    const verification = verifier.get(at);
    if (verification?.status !== "done" || verification.valid) return [];
    if (verification.value !== valueAt(values, at)) return [];
    const message = verify?.messages[verification.reason ?? ""] ?? `${title}: 다시 확인해 주세요.`;
    return [{ path: at, message }];
  });
}
