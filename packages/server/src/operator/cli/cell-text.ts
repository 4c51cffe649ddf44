import { toPlainLine } from "@damadum/domain";
import type { Cell } from "../command.ts";

/** A cell as a person reads it, in one line. */
export function cellText(value: Cell): string {
  if (value === null) return "-";
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") return String(value);
  return shownLine(typeof value === "string" ? value : value.text);
}

/** What somebody wrote, on one line. A terminal would obey what is no letter: hide lines, or write others. */
function shownLine(text: string): string {
  return toPlainLine(text.replaceAll(/\r?\n/g, " ⏎ "), () => "�");
}
