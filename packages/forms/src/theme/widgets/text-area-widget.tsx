import { TextArea } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textProps } from "./control-props.ts";

export function TextAreaWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLTextAreaElement>(props);
  return (
    <TextArea
      {...textProps(props)}
      {...input}
      // Enter begins a new line here.
      enterKeyHint="enter"
    />
  );
}
