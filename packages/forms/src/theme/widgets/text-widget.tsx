import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { digits } from "../../engine/form/digits-codec.ts";
import { words } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { inputProps } from "./control-props.ts";

/** One line of text, or a number that is a name, such as a year, if it asks for the keyboard of digits. */
export function TextWidget(props: WidgetProps) {
  const codec = props.options["inputMode"] === "numeric" ? digits : words;
  const { input } = useTextDraft<HTMLInputElement>({ ...props, codec });
  return (
    <TextField
      disabled={props.disabled}
      readOnly={props.readonly}
      {...input}
      {...inputProps(props)}
    />
  );
}
