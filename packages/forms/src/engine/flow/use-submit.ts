import { afterPress } from "@damadum/browser";
import { useRef, useState } from "react";

import type { FormDefinition, FormService } from "../definition/form-definition.ts";
import type { FormValues } from "../data/values.ts";
import {
  type FormAlert,
  type SubmitFailure,
  toSubmitFailure,
  unexpectedAlert,
} from "../errors/server-issues.ts";

export interface Submit {
  readonly isSubmitting: boolean;
  readonly alert: FormAlert | null;
  readonly dismissAlert: () => void;
  /** Sends once; while the first call is in flight, a second one is a no-op. Returns the failure, null when sent. */
  readonly send: (values: FormValues) => Promise<"busy" | SubmitFailure | null>;
}

/** Sends the form and keeps the overall message about it. */
export function useSubmit<Data extends object>(
  definition: FormDefinition<Data, FormService>,
  onSubmit: (data: Data) => Promise<void> | void,
): Submit {
  const isBusy = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [alert, setAlert] = useState<FormAlert | null>(null);

  async function send(values: FormValues): Promise<"busy" | SubmitFailure | null> {
    if (isBusy.current) return "busy";
    isBusy.current = true;
    setIsSubmitting(true);
    setAlert(null);
    try {
      await onSubmit(definition.toRequest(values));
      return null;
    } catch (error) {
      await new Promise<void>(afterPress);
      // Set first, because a bug is rethrown to be reported, and the person must still see a message.
      setAlert(unexpectedAlert);
      const failure = toSubmitFailure(definition, values, error);
      setAlert(failure.alert);
      return failure;
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  }

  return { isSubmitting, alert, dismissAlert: () => setAlert(null), send };
}
