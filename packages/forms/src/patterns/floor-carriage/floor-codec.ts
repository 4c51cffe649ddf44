import type { TextCodec } from "../../engine/form/text-codec.ts";

/** A floor as a number without a sign; a basement is ticked beside it, but a minus sign works too. */
export function floorCodec(isBasement: boolean): TextCodec {
  return {
    read: (text) => {
      const digits = text.replaceAll(/\D/g, "");
      if (digits === "") return undefined;
      return isBasement || text.trim().startsWith("-") ? -Number(digits) : Number(digits);
    },
    write: (answer) => (typeof answer === "number" ? String(Math.abs(answer)) : ""),
  };
}
