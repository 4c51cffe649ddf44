import * as z from "zod/mini";
import { boxStatus, parseBoxSerial, type BoxStatus } from "@damadum/domain";
import type { BoxSearch } from "./stored-boxes-options.ts";

const statusSchema = z.custom<BoxStatus>(
  (value) => typeof value === "string" && Object.hasOwn(boxStatus.states, value),
);

export function readBoxSearch(search: URLSearchParams): BoxSearch {
  return {
    text: (search.get("q") ?? "").trim().slice(0, 50),
    status: statusSchema.safeParse(search.get("status")).data ?? null,
  };
}

/** The serial in the text of a label: the page's URL, or only the serial; null for anything else. */
export function serialOfLabel(label: string): string | null {
  return (
    parseBoxSerial(label) ??
    /\bBX[0-9A-HJKMNP-TV-Z]{10}\b/.exec(label.toUpperCase().replaceAll(/[ -]/g, ""))?.[0] ??
    null
  );
}
