import { toPlainLine } from "@damadum/domain";
import type { Cell } from "../command.ts";

/** A cell as human-readable text on one line. */
export function cellText(value: Cell): string {
  if (value === null) return "-";
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") return String(value);
  return shownLine(typeof value === "string" ? value : value.text);
}

/** Typed text on one line, without control characters, which a terminal would execute. */
function shownLine(text: string): string {
  return toPlainLine(text.replaceAll(/\r?\n/g, " ⏎ "), () => "�");
}
