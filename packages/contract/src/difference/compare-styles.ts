import type { JsonObject } from "../reader/json.ts";
import { isSame, shown, type Here } from "./change.ts";
import { lifeFindings, WORDS } from "./compare-schemas.ts";
import type { Finding } from "./compare-values.ts";

const STYLES = ["style", "explode", "allowReserved", "allowEmptyValue", "content"] as const;

/** How a parameter or a header is written, when it goes, and the words about it. */
export function styleFindings(a: JsonObject, b: JsonObject, here: Here): readonly Finding[] {
  const [before, after] = [styleOf(a), styleOf(b)];
  const styles = STYLES.flatMap((key): readonly Finding[] => {
    if (isSame(before[key], after[key])) return [];
    const isWider = key.startsWith("allow") && after[key] === true && here.direction === "sent";
    const text = `적는 방법 ${key} ${shown(before[key])} → ${shown(after[key])}`;
    return [{ remedy: "changed", text, wire: isWider ? "safe" : "breaking", sdk: "safe" }];
  });
  const words = ({ description, example, examples }: JsonObject) => [
    description,
    example,
    examples,
  ];
  return [...styles, ...lifeFindings(a, b), ...(isSame(words(a), words(b)) ? [] : [WORDS])];
}

/** With what is meant where nothing is said. */
function styleOf(node: JsonObject): JsonObject {
  const style = node["style"] ?? (node["in"] === "query" ? "form" : "simple");
  return {
    allowReserved: false,
    allowEmptyValue: false,
    explode: style === "form",
    ...node,
    style,
  };
}
