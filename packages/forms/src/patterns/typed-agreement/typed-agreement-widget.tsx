import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { textProps } from "../../theme/widgets/control-props.ts";

/** Agreement to an action that cannot be undone: true once the word of the placeholder has been typed. */
export function TypedAgreementWidget(props: WidgetProps) {
  const { leave } = useFormEngine();
  const path = useFieldPath(props.id);
  const word = props.placeholder ?? "";
  const agreed: unknown = props.value;
  const [typed, setTyped] = useState(agreed === true ? word : "");
  return (
    <TextField
      {...textProps(props)}
      help={`계속하려면 ‘${word}’라고 입력해 주세요.`}
      autoComplete="off"
      value={typed}
      onValueChange={(next) => {
        setTyped(next);
        props.onChange(next.trim() === word ? true : undefined);
      }}
      onBlur={() => leave(path)}
    />
  );
}
