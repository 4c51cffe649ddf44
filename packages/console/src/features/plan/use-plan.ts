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

/** Plans a day, and assigns single visits; what would break a promise is kept until the operator decides. */
export function usePlan(day: string) {
  const queryClient = useQueryClient();
  const [broken, setBroken] = useState<{
    readonly assignment: OperatorAssignment;
    readonly message: string;
  } | null>(null);
  const keep = (plan: OperatorPlan) =>
    queryClient.setQueryData(getGetOperatorPlanQueryKey({ day: plan.day }), plan);
  const fail = (error: Error) => toast(error.message, { tone: "error" });
  const making = useMakeOperatorPlan({ mutation: { onSuccess: keep, onError: fail } });
  const assigning = useAssignOperatorVisit({ mutation: { onSuccess: keep } });
  return {
    broken,
    forget: () => setBroken(null),
    isMaking: making.isPending,
    make: () => making.mutate({ data: { day } }),
    assign: (assignment: OperatorAssignment) => {
      setBroken(null);
      assigning.mutate(
        { data: assignment },
        {
          onError(error) {
            const isBroken = isApiError(error) && error.problem.code === "state_conflict";
            if (isBroken) setBroken({ assignment, message: error.message });
            else fail(error);
          },
        },
      );
    },
  };
}
