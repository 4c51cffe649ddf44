import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textOptions } from "./text-options.ts";

/** One line of text. */
export function TextWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLInputElement>(props);
  return (
    <TextField
      id={props.id}
      name={props.id}
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      readOnly={props.readonly}
      placeholder={props.placeholder}
      error={props.rawErrors?.[0]}
      {...input}
      {...textOptions(props)}
    />
  );
}
