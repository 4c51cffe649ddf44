import type { WidgetProps } from "@rjsf/utils";

import { FormattedText } from "../formatted-text/formatted-text.tsx";
import { formatBirthday } from "./format-birthday.ts";

/** Month and day in one field that inserts the hyphen, because numeric keyboards have none. */
export function BirthdayWidget(props: WidgetProps) {
  return <FormattedText widget={props} format={formatBirthday} />;
}
