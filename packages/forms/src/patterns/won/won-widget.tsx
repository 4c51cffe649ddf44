import { formatCount, halfWidth, readWhole } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import { numbers } from "../../engine/form/text-codec.ts";
import { FormattedText } from "../formatted-text/formatted-text.tsx";

const amounts = numbers((text) => readWhole(text, "원"), formatCount);

/**
 * Only plain digits, which get separators while they are typed; `3만` stays as typed until the field is left. A pasted
 * `89,00` has them in the wrong place, as after a deleted digit, but nobody deleted one.
 */
function format(typed: string, isPasted: boolean): string {
  const text = halfWidth(typed);
  const isPlain = /^\d[\d,]{0,14}원?$/.test(text) && !(isPasted && readWhole(text, "원") === null);
  return isPlain ? formatCount(Number(text.replaceAll(/\D/g, ""))) : typed;
}

/** An amount in won, with thousands separators. */
export function WonWidget(props: WidgetProps) {
  return <FormattedText widget={props} codec={amounts} format={format} />;
}
