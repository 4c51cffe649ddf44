import { PASSWORD_NUMBER_EXPIRED_MESSAGE } from "@damadum/domain";
import { Countdown, TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { digits } from "../../engine/form/digits-codec.ts";
import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { inputProps } from "../../theme/widgets/control-props.ts";

/**
 * A number from an SMS: phones offer it above the keyboard, and it can be pasted in any format. The remaining time is
 * shown in the field, if the page provides it.
 */
export function SmsNumberWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLInputElement>({ ...props, codec: digits });
  const { numberUntil } = useFormEngine().context();
  return (
    <TextField
      inputMode="numeric"
      end={numberUntil === undefined ? undefined : <NumberCountdown until={numberUntil} />}
      autoComplete="one-time-code"
      {...input}
      {...inputProps(props)}
    />
  );
}

function NumberCountdown({ until }: { until: number }) {
  return <Countdown until={until} label="남은 시간" over={PASSWORD_NUMBER_EXPIRED_MESSAGE} />;
}
