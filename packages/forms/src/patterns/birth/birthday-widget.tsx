import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textOptions } from "../../theme/widgets/text-options.ts";
import { caretAfterFormat } from "../phone/caret.ts";
import { formatBirthday } from "./format-birthday.ts";

/** Month and day in one field that puts the hyphen in, because keyboards of digits have none. */
export function BirthdayWidget(props: WidgetProps) {
  const { input, write } = useTextDraft<HTMLInputElement>(props);
  return (
    <TextField
      id={props.id}
      name={props.id}
      label={props.label}
      required={props.required}
      placeholder={props.placeholder}
      error={props.rawErrors?.[0]}
      inputMode="numeric"
      {...input}
      onChange={({ currentTarget }) => {
        const { value, selectionStart } = currentTarget;
        const formatted = formatBirthday(value);
        const caret = caretAfterFormat(value, selectionStart ?? value.length, formatted);
        currentTarget.value = formatted;
        currentTarget.setSelectionRange(caret, caret);
        write(formatted);
      }}
      {...textOptions(props)}
    />
  );
}
