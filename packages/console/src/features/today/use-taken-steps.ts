import type { OperatorVisit } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useCallback, useEffect, useRef } from "react";

/**
 * Says which visits somebody else has moved on since they were last seen here. The returned function marks the numbers
 * that this page moves on itself.
 */
export function useTakenSteps(visits: readonly OperatorVisit[] | undefined) {
  const seen = useRef<ReadonlyMap<string, string>>(new Map());
  const own = useRef(new Set<string>());
  useEffect(() => {
    if (visits === undefined) return;
    for (const { key, number, status, status_label: label, customer, work } of visits) {
      const before = seen.current.get(key);
      if (before === undefined || before === status || own.current.delete(number)) continue;
      toast(`다른 사람이 옮겼어요. ${customer ?? number} ${work}: ${label}`);
    }
    seen.current = new Map(visits.map(({ key, status }) => [key, status]));
  }, [visits]);
  return useCallback((numbers: readonly string[]) => {
    for (const number of numbers) own.current.add(number);
  }, []);
}
