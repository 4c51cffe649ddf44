import { currentStoragePriceList, offeredPaymentTypes } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { ChoiceWidget } from "../../theme/widgets/choice-widget.tsx";

/** The payment type, chosen from those that the sale accepts. */
export function PaymentTypeWidget(props: WidgetProps) {
  const { today, context } = useFormEngine();
  const mode = context().paymentTypeMode ?? currentStoragePriceList(today).paymentTypeMode;
  return (
    <ChoiceWidget {...props} schema={{ ...props.schema, enum: [...offeredPaymentTypes(mode)] }} />
  );
}
