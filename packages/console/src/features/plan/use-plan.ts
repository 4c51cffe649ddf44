import {
  getGetOperatorPlanQueryKey,
  isApiError,
  useAssignOperatorVisit,
  useMakeOperatorPlan,
  type OperatorAssignment,
  type OperatorPlan,
} from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** An assignment that would break a promise, and which one. */
interface Broken {
  readonly assignment: OperatorAssignment;
  readonly message: string;
}

/** Plans a day, and assigns single visits; what would break a promise is kept until the operator decides. */
export function usePlan(day: string) {
  const queryClient = useQueryClient();
  const [broken, setBroken] = useState<readonly Broken[]>([]);
  const without = (all: readonly Broken[], { day: of, key }: OperatorAssignment) =>
    all.filter(({ assignment }) => assignment.day !== of || assignment.key !== key);
  const forget = (assignment: OperatorAssignment) =>
    setBroken((before) => without(before, assignment));
  async function keep(plan: OperatorPlan) {
    const queryKey = getGetOperatorPlanQueryKey({ day: plan.day });
    // A poll that began before the change would put the old plan back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, plan);
  }
  const fail = (error: Error) => toast(error.message, { tone: "error" });
  const making = useMakeOperatorPlan({ mutation: { onSuccess: keep, onError: fail } });
  const assigning = useAssignOperatorVisit({
    mutation: {
      onSuccess: keep,
      // Not given to `mutate`, which forgets it when the next visit is assigned.
      onError(error, { data: assignment }) {
        const isRefused = isApiError(error) && error.problem.code === "state_conflict";
        // A visit that is taken from its crew breaks no promise of another crew.
        if (!isRefused || assignment.crew === null) return fail(error);
        const { message } = error;
        setBroken((before) => [...without(before, assignment), { assignment, message }]);
      },
    },
  });
  return {
    broken: broken.filter(({ assignment }) => assignment.day === day),
    forget,
    isMaking: making.isPending,
    make: () => making.mutate({ data: { day } }),
    assign: (assignment: OperatorAssignment) => {
      forget(assignment);
      assigning.mutate({ data: assignment });
    },
  };
}
