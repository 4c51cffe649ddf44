import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import type { ComponentProps } from "react";

import type { TextCodec } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { inputProps } from "../../theme/widgets/control-props.ts";
import { caretAfterFormat } from "./caret.ts";

type FormattedTextProps = Pick<ComponentProps<typeof TextField>, "type" | "autoComplete"> & {
  readonly widget: WidgetProps;
  /** Inserts the separators between typed digits. */
  readonly format: (typed: string, isPasted: boolean) => string;
  /** Converts between the text and the answer, if they differ. */
  readonly codec?: TextCodec;
};

/** A text field that inserts separators between digits while they are typed, and keeps the caret in place. */
export function FormattedText({ widget, format, codec, ...field }: FormattedTextProps) {
  const { input, write } = useTextDraft<HTMLInputElement>({
    ...widget,
    format: (text) => format(text, true),
    ...(codec !== undefined && { codec }),
  });
  return (
    <TextField
      inputMode="numeric"
      {...field}
      {...input}
      onChange={({ currentTarget, nativeEvent }) => {
        const { value, selectionStart } = currentTarget;
        const isPasted = "inputType" in nativeEvent && nativeEvent.inputType === "insertFromPaste";
        const formatted = format(value, isPasted);
        const caret = caretAfterFormat(value, selectionStart ?? value.length, formatted);
        currentTarget.value = formatted;
        currentTarget.setSelectionRange(caret, caret);
        write(formatted);
      }}
      {...inputProps(widget)}
    />
  );
}
