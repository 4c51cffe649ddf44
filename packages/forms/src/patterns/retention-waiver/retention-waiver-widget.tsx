import { formatKoreanDate } from "@damadum/domain";
import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { serviceOf, useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

/** Consent to a disposal before the latest retention day; the answer is that day. */
export function RetentionWaiverWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const until = serviceOf(useFormEngine(), "retentionUntil");
  return (
    <Checkbox
      {...controlProps(props)}
      label={`${formatKoreanDate(until)}까지인 보존 기한을 기다리지 않고 폐기하는 데 동의해요`}
      checked={props.value === until}
      onValueChange={(isAgreed) => answer(isAgreed ? until : undefined)}
    />
  );
}
