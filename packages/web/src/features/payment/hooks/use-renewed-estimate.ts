import { useCreateEstimate, type EstimateDraft } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";
import { paths } from "../../../shared/paths.ts";
import { randomUuid } from "../../../shared/browser/random.ts";

/** Makes an expired estimate anew from the same answers, at today's prices, and goes on with it. */
export function useRenewedEstimate(draft: EstimateDraft) {
  const navigate = useNavigate();
  // One key for as long as this page stands: a second tap after a lost answer makes no second estimate.
  const [idempotencyKey] = useState(randomUuid);
  const { mutate, isPending, error } = useCreateEstimate({
    mutation: {
      onSuccess: async (estimate, _variables, _result, { client }) => {
        cacheEstimate(client, estimate);
        await navigate(paths.estimatePayment.getHref(estimate.serial), { replace: true });
        toast("새 견적이에요. 금액을 다시 확인해 주세요.");
      },
    },
  });
  const renew = () => mutate({ data: draft, headers: { "idempotency-key": idempotencyKey } });
  return { renew, isPending, error };
}
