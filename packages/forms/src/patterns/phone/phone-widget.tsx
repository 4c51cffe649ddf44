import { formatPhoneNumber } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import { FormattedText } from "../formatted-text/formatted-text.tsx";

export function PhoneWidget(props: WidgetProps) {
  return <FormattedText widget={props} format={formatPhoneNumber} type="tel" autoComplete="tel" />;
}
