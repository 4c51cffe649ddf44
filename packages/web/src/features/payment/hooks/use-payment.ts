import type { PaymentPreparation } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { refreshEstimates } from "../api/estimate-to-pay.ts";
import { payEstimate, type PaymentOutcome } from "../api/pay.ts";
import { GIVEN_UP_WORDS, notPaid, problemOf, type PaymentProblem } from "../payment-problem.ts";

interface Payment {
  readonly pay: (choice: PaymentPreparation) => void;
  readonly isPaying: boolean;
  /** Stops waiting for the provider's window; null while none is open. */
  readonly leave: (() => void) | null;
  readonly problem: PaymentProblem | null;
}

/** Paying one estimate: from the press of the button to the result page, or to why it did not go through. */
export function usePayment(serial: string): Payment {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // A second press may come before the button is drawn as busy: what is under way is known at once.
  const isUnderWay = useRef(false);
  const [openWindow, setOpenWindow] = useState<AbortController | null>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (choice: PaymentPreparation) => {
      const controller = new AbortController();
      const onOpen = () => setOpenWindow(controller);
      return payEstimate(serial, choice, { left: controller.signal, onOpen });
    },
    onSuccess: (outcome) => {
      if (outcome.kind === "given-up") toast(GIVEN_UP_WORDS);
      return outcome.kind === "to-confirm" ? navigate(outcome.href) : undefined;
    },
    onSettled: () => {
      isUnderWay.current = false;
      setOpenWindow(null);
      return refreshEstimates(queryClient);
    },
  });

  function pay(choice: PaymentPreparation): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(choice);
  }

  // A phone that comes back with the back button shows this page as it was left: waiting for ever.
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setOpenWindow(null);
      reset();
      void refreshEstimates(queryClient);
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset, queryClient]);

  const leave = openWindow === null ? null : () => openWindow.abort();
  return { pay, isPaying: isPending, leave, problem: problemIn(error, data) };
}

function problemIn(
  error: Error | null,
  outcome: PaymentOutcome | undefined,
): PaymentProblem | null {
  if (error) return problemOf(error);
  return outcome?.kind === "not-paid" ? notPaid(outcome.reason) : null;
}
