import { TextArea } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textOptions } from "./text-options.ts";

/** Several lines of text. */
export function TextAreaWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLTextAreaElement>(props);
  const { help, optional } = textOptions(props);
  return (
    <TextArea
      id={props.id}
      name={props.id}
      label={props.label}
      required={props.required}
      optional={optional}
      help={help}
      placeholder={props.placeholder}
      error={props.rawErrors?.[0]}
      {...input}
      // Enter begins a new line here.
      enterKeyHint="enter"
    />
  );
}
