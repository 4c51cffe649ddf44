import { type DeepPartial, toValues } from "../data/values.ts";
import { asAnswers } from "../definition/as-request.ts";
import type { FormDefinition, FormService } from "../definition/form-definition.ts";
import { draftOptions } from "./draft-options.ts";
import { readDraft, writeDraft } from "./draft-storage.ts";

/** Replaces the draft under `key` by these answers, as if they had been typed; the form restores them when it opens. */
export function saveDraft<Data extends object>(
  definition: FormDefinition<Data, FormService>,
  key: string,
  answers: DeepPartial<Data>,
): void {
  writeDraft(
    draftOptions(definition, key),
    { values: toValues(answers), stepId: null },
    Date.now(),
  );
}

/** The answers of the draft under `key`, or null when there is none that the form would restore. */
export function savedAnswers<Data extends object>(
  definition: FormDefinition<Data, FormService>,
  key: string,
): DeepPartial<Data> | null {
  const draft = readDraft(draftOptions(definition, key), Date.now());
  return draft === null ? null : asAnswers<Data>(draft.values);
}
