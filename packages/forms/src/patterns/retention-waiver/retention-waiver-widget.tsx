import { formatKoreanDate } from "@damadum/domain";
import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { serviceOf, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";

/** Consent to a disposal before the latest retention day; the answer is that day. */
export function RetentionWaiverWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const path = useFieldPath(props.id);
  const until = serviceOf(engine, "retentionUntil");
  return (
    <Checkbox
      id={props.id}
      label={`${formatKoreanDate(until)}까지인 보존 기한을 기다리지 않고 폐기하는 데 동의해요`}
      required={props.required}
      error={props.rawErrors?.[0]}
      checked={props.value === until}
      onValueChange={(isAgreed) => {
        props.onChange(isAgreed ? until : undefined);
        engine.leave(path);
      }}
    />
  );
}
