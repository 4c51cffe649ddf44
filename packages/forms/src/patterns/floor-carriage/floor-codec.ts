import { readFloor } from "@damadum/domain";

import { numbers, type TextCodec } from "../../engine/form/text-codec.ts";

/** A floor as a number without a sign; a basement is ticked beside it, or typed as `B1` or `지하 1층`. */
export function floorCodec(isBasement: boolean): TextCodec {
  const read = (text: string) => {
    const floor = readFloor(text);
    return isBasement && floor !== null ? -Math.abs(floor) : floor;
  };
  return numbers(read, (floor) => String(Math.abs(floor)));
}
