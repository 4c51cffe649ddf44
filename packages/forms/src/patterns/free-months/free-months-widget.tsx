import type { StoragePromotion } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { CheckboxWidget } from "../../theme/widgets/checkbox-widget.tsx";
import { useChoicePrices } from "../../theme/widgets/use-choice-prices.ts";

/** Without and with the offer. */
const offers = [undefined, "FREE_MONTH3" satisfies StoragePromotion];

/** The offer of free months with both totals; renders nothing for a member who has had them. */
export function FreeMonthsWidget(props: WidgetProps) {
  const { hasFreeMonths = true } = useFormEngine().context();
  const { help } = props.options;
  const [paid, free] = useChoicePrices(useFieldPath(props.id), "total", offers);
  if (!hasFreeMonths) return null;
  const saving = paid === undefined || free === undefined ? [] : [`${paid} 대신 ${free}이에요.`];
  return (
    <CheckboxWidget
      {...props}
      options={{ ...props.options, help: [...saving, help].filter(Boolean).join(" ") }}
    />
  );
}
