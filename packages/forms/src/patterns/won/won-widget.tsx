import { digitsOf, formatCount, halfWidth, readWhole } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import { numbers } from "../../engine/form/text-codec.ts";
import { FormattedText } from "../formatted-text/formatted-text.tsx";

const amounts = numbers((text) => readWhole(text, "원"), formatCount);

/** Only plain digits, which get separators while they are typed; `3만` stays as typed until the field is left. */
function format(typed: string): string {
  const text = halfWidth(typed);
  return /^\d[\d,]{0,14}원?$/.test(text) ? formatCount(Number(digitsOf(text))) : typed;
}

/** An amount in won, with thousands separators. */
export function WonWidget(props: WidgetProps) {
  return <FormattedText widget={props} codec={amounts} format={format} />;
}
