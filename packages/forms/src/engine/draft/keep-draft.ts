import { type DeepPartial, toValues } from "../data/values.ts";
import type { FormDefinition, FormService } from "../definition/form-definition.ts";
import { draftOptions } from "./draft-options.ts";
import { writeDraft } from "./draft-storage.ts";

/** Keeps answers under `key` as if they had been typed, in place of what was kept; the form that opens next finds them. */
export function keepDraft<Data extends object, Needs extends FormService>(
  definition: FormDefinition<Data, Needs>,
  key: string,
  answers: DeepPartial<Data>,
): void {
  writeDraft(
    draftOptions(definition, key),
    { values: toValues(answers), stepId: null },
    Date.now(),
  );
}
