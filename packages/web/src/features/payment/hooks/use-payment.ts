import type { PaymentPreparation } from "@damadum/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { refreshEstimates } from "../api/estimate-to-pay.ts";
import { payEstimate, type PaymentOutcome } from "../api/pay.ts";
import { notPaid, problemOf, type PaymentProblem } from "../payment-problem.ts";

interface Payment {
  readonly pay: (choice: PaymentPreparation) => void;
  readonly isPaying: boolean;
  readonly problem: PaymentProblem | null;
}

/** Paying one estimate: from the press of the button to the result page, or to why it did not go through. */
export function usePayment(serial: string): Payment {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (choice: PaymentPreparation) => payEstimate(serial, choice),
    onSuccess: (outcome) => (outcome.kind === "to-confirm" ? navigate(outcome.href) : undefined),
    onSettled: () => refreshEstimates(queryClient),
  });

  // A phone that comes back with the back button shows this page as it was left: waiting for ever.
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (!event.persisted) return;
      reset();
      void refreshEstimates(queryClient);
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset, queryClient]);

  return { pay: mutate, isPaying: isPending, problem: problemIn(error, data) };
}

function problemIn(
  error: Error | null,
  outcome: PaymentOutcome | undefined,
): PaymentProblem | null {
  if (error) return problemOf(error);
  return outcome?.kind === "not-paid" ? notPaid(outcome.reason) : null;
}
