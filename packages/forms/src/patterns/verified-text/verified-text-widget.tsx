import { HStack, Icon, TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { useFieldPath, useVerification } from "../../engine/form/form-engine.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { isRecord } from "../../engine/data/values.ts";
import { inputProps } from "../../theme/widgets/control-props.ts";

/** A text field that the page verifies while it is typed; shows one hint at a time, so that fields keep their place. */
export function VerifiedTextWidget(props: WidgetProps) {
  const { id, onChange } = props;
  const value: unknown = props.value;
  const [text, setText] = useState(typeof value === "string" ? value : "");
  const { input } = useTextDraft<HTMLInputElement>({ id, value, onChange, onText: setText });
  const verification = useVerification(useFieldPath(id));
  const isCurrent = verification?.value === text.trim();
  const isAccepted = isCurrent && verification?.status === "done" && verification.valid;
  const isPending = isCurrent && verification?.status === "pending";
  const control = inputProps(props);
  const verify: unknown = props.options["verify"];
  const accepted = isRecord(verify) ? verify["accepted"] : undefined;
  return (
    <TextField
      {...control}
      help={
        control.error === undefined ? (
          <HStack
            as="span"
            gap="1.5"
            color={isAccepted ? "success.fg" : undefined}
            aria-live="polite"
          >
            {isAccepted && <Icon name="check" size={16} />}
            <span>{isAccepted && typeof accepted === "string" ? accepted : control.help}</span>
            {isPending && <span>확인하고 있어요…</span>}
          </HStack>
        ) : undefined
      }
      {...input}
    />
  );
}
