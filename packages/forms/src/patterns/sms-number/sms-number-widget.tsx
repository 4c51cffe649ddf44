import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textOptions } from "../../theme/widgets/text-options.ts";
import { digits } from "./digits-codec.ts";

/** A number that came by SMS: phones offer it above the keyboard, and it can be pasted however it was copied. */
export function SmsNumberWidget(props: WidgetProps) {
  const { id, value, onChange } = props;
  const { input } = useTextDraft<HTMLInputElement>({ id, value, onChange, codec: digits });
  return (
    <TextField
      id={id}
      name={id}
      label={props.label}
      required={props.required}
      error={props.rawErrors?.[0]}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...input}
      {...textOptions(props)}
    />
  );
}
