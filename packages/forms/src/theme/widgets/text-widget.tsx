import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { inputProps } from "./control-props.ts";

/** One line of text. */
export function TextWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLInputElement>(props);
  return (
    <TextField
      disabled={props.disabled}
      readOnly={props.readonly}
      {...input}
      {...inputProps(props)}
    />
  );
}
