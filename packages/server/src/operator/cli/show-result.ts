import type { CommandResult } from "../command.ts";
import { showFacts, showTable } from "./show-table.ts";

/** The result as human-readable text. */
export function showResult({ message, facts, tables = [] }: CommandResult): string {
  const parts = [
    ...(message === undefined ? [] : [message]),
    ...(facts === undefined ? [] : [showFacts(facts)]),
    ...tables.map(showTable),
  ];
  return parts.join("\n\n");
}
