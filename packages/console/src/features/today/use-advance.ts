import {
  useAdvanceOperatorVisits,
  type OperatorVisit,
  type OperatorVisitAnswer,
} from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** The most that one request takes. */
const AT_ONCE = 100;

/** A visit that stayed where it was, with why. */
export interface Left {
  readonly visit: OperatorVisit;
  readonly answer: OperatorVisitAnswer;
}

/** Takes the next step of visits, and keeps those that did not go on. */
export function useAdvance(markOwn: (numbers: readonly string[]) => void) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useAdvanceOperatorVisits();
  const [left, setLeft] = useState<readonly Left[]>([]);

  const advance = useCallback(
    async (visits: readonly OperatorVisit[], early = false) => {
      const answered: OperatorVisitAnswer[] = [];
      try {
        for (let at = 0; at < visits.length; at += AT_ONCE) {
          const part = visits.slice(at, at + AT_ONCE).flatMap(({ kind, number, status, next }) => {
            return next === null ? [] : [{ kind, number, from: status, to: next.to }];
          });
          const { answers } = await mutateAsync({ data: { visits: part, early } });
          answered.push(...answers);
        }
      } catch (error) {
        toast(error instanceof Error ? error.message : String(error), { tone: "error" });
      }
      const done = answered.filter(({ outcome }) => outcome === "DONE");
      markOwn(done.map(({ number }) => number));
      if (done.length > 0) toast(`방문 ${done.length}곳을 옮겼어요.`, { tone: "success" });
      setLeft(
        answered.flatMap((answer) => {
          const visit = visits.find(({ number }) => number === answer.number);
          return answer.outcome === "DONE" || visit === undefined ? [] : [{ visit, answer }];
        }),
      );
      await queryClient.invalidateQueries();
    },
    [mutateAsync, markOwn, queryClient],
  );

  return { advance, isPending, left, forget: () => setLeft([]) };
}
