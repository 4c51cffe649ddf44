import { RadioGroup } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useLayoutEffect, useState } from "react";

import { serviceOf, useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

/** One of the registered payment methods that the page offers. */
export function BillingKeyWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const offered = serviceOf(useFormEngine(), "billingKeys");
  const value: unknown = props.value;
  const isOffered = offered.some(({ id }) => id === value);
  const { onChange } = props;
  // A method that was removed meanwhile is no answer; otherwise it would be sent without a visible choice. The error
  // that rejected it stays.
  const isGone = value !== undefined && !isOffered;
  const error = props.rawErrors?.[0];
  const [reason, setReason] = useState<string>();
  if (isGone && error !== undefined && error !== reason) setReason(error);
  useLayoutEffect(() => {
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  return (
    <RadioGroup
      {...controlProps(props)}
      error={error ?? reason}
      columns={2}
      value={isOffered ? String(value) : null}
      options={offered.map(({ id, name, description }) => ({
        value: id,
        label: name,
        description,
      }))}
      onValueChange={(next) => {
        setReason(undefined);
        answer(next);
      }}
    />
  );
}
