import { formatKoreanDate, formatWon } from "@damadum/domain";
import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useLayoutEffect } from "react";

import { serviceOf, useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

/** Consent to a monthly charge, never pre-ticked; the answer is the amount that was agreed to. */
export function ChargeConsentWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const { from, amount } = serviceOf(useFormEngine(), "monthlyCharge");
  // A consent to another amount does not count: unless cleared, an unticked box would still send it.
  useLayoutEffect(() => {
    if (props.value !== undefined && props.value !== amount) props.onChange(undefined);
  });
  return (
    <Checkbox
      {...controlProps(props)}
      label={`${formatKoreanDate(from)}부터 매달 ${formatWon(amount)}(부가세 포함)을 자동으로 결제하는 데 동의해요`}
      checked={props.value === amount}
      onValueChange={(isAgreed) => answer(isAgreed ? amount : undefined)}
    />
  );
}
