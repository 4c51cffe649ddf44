import { formatPhoneNumber } from "@damadum/domain";
import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textOptions } from "../../theme/widgets/text-options.ts";
import { caretAfterFormat } from "./caret.ts";

/** One field that puts the hyphens in while the number is typed, and leaves the caret where the person works. */
export function PhoneWidget(props: WidgetProps) {
  const { input, write } = useTextDraft<HTMLInputElement>(props);
  return (
    <TextField
      id={props.id}
      name={props.id}
      label={props.label}
      required={props.required}
      placeholder={props.placeholder}
      error={props.rawErrors?.[0]}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      {...input}
      onChange={({ currentTarget }) => {
        const { value, selectionStart } = currentTarget;
        const formatted = formatPhoneNumber(value);
        const caret = caretAfterFormat(value, selectionStart ?? value.length, formatted);
        currentTarget.value = formatted;
        currentTarget.setSelectionRange(caret, caret);
        write(formatted);
      }}
      {...textOptions(props)}
    />
  );
}
