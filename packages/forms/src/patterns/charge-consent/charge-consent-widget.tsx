import { formatKoreanDate, formatWon } from "@damadum/domain";
import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useLayoutEffect } from "react";

import { serviceOf, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";

/** Consent to a monthly charge, never pre-ticked; the answer is the amount that was agreed to. */
export function ChargeConsentWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const path = useFieldPath(props.id);
  const { from, amount } = serviceOf(engine, "monthlyCharge");
  // A consent to another amount does not count: unless cleared, an unticked box would still send it.
  useLayoutEffect(() => {
    if (props.value !== undefined && props.value !== amount) props.onChange(undefined);
  });
  return (
    <Checkbox
      id={props.id}
      label={`${formatKoreanDate(from)}부터 매달 ${formatWon(amount)}(부가세 포함)을 자동으로 결제하는 데 동의해요`}
      required={props.required}
      error={props.rawErrors?.[0]}
      checked={props.value === amount}
      onValueChange={(isAgreed) => {
        props.onChange(isAgreed ? amount : undefined);
        engine.leave(path);
      }}
    />
  );
}
