import { useFieldIds } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useCallback } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";

/** For a component that edits a whole list: the props of its fieldset, and how it answers. */
export function useListField({ name, fieldPathId, uiSchema, rawErrors, onChange }: FieldProps) {
  const { leave } = useFormEngine();
  const { title = name, help } = getUiOptions(uiSchema);
  const [error] = rawErrors ?? [];
  const ids = useFieldIds(fieldPathId.$id, { help, error });
  const answer = useCallback(
    (list: unknown) => {
      onChange(list, fieldPathId.path, undefined, fieldPathId.$id);
      leave(fieldPathId.path);
    },
    [fieldPathId, leave, onChange],
  );
  return { fieldset: { ids, label: title, help, error }, answer };
}

/** The same for a list of some of the keys that the page offers, in the page's order. */
export function useChosenKeys(props: FieldProps, offered: readonly string[]) {
  const { fieldset, answer } = useListField(props);
  const chosen = new Set([props.formData].flat().filter((each) => typeof each === "string"));
  const choose = (key: string, isChosen: boolean) => {
    const kept = offered.filter((each) => (each === key ? isChosen : chosen.has(each)));
    answer(kept.length === 0 ? undefined : kept);
  };
  return { fieldset, chosen, choose };
}
