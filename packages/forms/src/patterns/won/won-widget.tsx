import { formatCount } from "@damadum/domain";
import type { WidgetProps } from "@rjsf/utils";

import type { TextCodec } from "../../engine/form/text-codec.ts";
import { FormattedText } from "../formatted-text/formatted-text.tsx";

/** More digits than any amount has. */
const MAX_DIGITS = 12;

function readAmount(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, "").slice(0, MAX_DIGITS);
  return digits === "" ? undefined : Number(digits);
}

const writeAmount = (value: unknown) => (typeof value === "number" ? formatCount(value) : "");

const amounts: TextCodec = { read: readAmount, write: writeAmount };

/** An amount in won, with thousands separators. */
export function WonWidget(props: WidgetProps) {
  return (
    <FormattedText
      widget={props}
      codec={amounts}
      format={(typed) => writeAmount(readAmount(typed))}
    />
  );
}
