import { toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PaymentWindowOutcome, WindowControls } from "./pay-prepared.ts";
import {
  PAYMENT_CANCELLED_MESSAGE,
  paymentRefused,
  toPaymentProblem,
  type PaymentProblem,
} from "./payment-problem.ts";

interface Payment<Choice> {
  readonly pay: (choice: Choice) => void;
  readonly isPaying: boolean;
  /** Stops waiting for the provider's window; null while none is open. */
  readonly closeWindow: (() => void) | null;
  readonly problem: PaymentProblem | null;
}

interface PaymentActions<Choice> {
  /** Prepares the payment and opens the provider's window. */
  readonly pay: (choice: Choice, controls: WindowControls) => Promise<PaymentWindowOutcome>;
  /** Refetches what the payment may have changed, paid or not. */
  readonly refresh: () => Promise<void>;
}

/** Paying one thing: from the press of the button to the result page, or to the problem that stopped it. */
export function usePayment<Choice>({
  pay: openWindowFor,
  refresh,
}: PaymentActions<Choice>): Payment<Choice> {
  const navigate = useNavigate();
  // A second press may come before the button is drawn as busy: a ref updates at once.
  const isStarted = useRef(false);
  const [openWindow, setOpenWindow] = useState<AbortController | null>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (choice: Choice) => {
      const controller = new AbortController();
      const onOpen = () => setOpenWindow(controller);
      return openWindowFor(choice, { signal: controller.signal, onOpen });
    },
    onSuccess: (outcome) => {
      if (outcome.kind === "cancelled") toast(PAYMENT_CANCELLED_MESSAGE);
      return outcome.kind === "confirm" ? navigate(outcome.href) : undefined;
    },
    onSettled: () => {
      isStarted.current = false;
      setOpenWindow(null);
      return refresh();
    },
  });

  function pay(choice: Choice): void {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(choice);
  }

  // A page restored from the back-forward cache would still show the pending state.
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    isStarted.current = false;
    setOpenWindow(null);
    reset();
    void refresh();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  }, []);

  const closeWindow = openWindow === null ? null : () => openWindow.abort();
  return { pay, isPaying: isPending, closeWindow, problem: problemFrom(error, data) };
}

function problemFrom(
  error: Error | null,
  outcome: PaymentWindowOutcome | undefined,
): PaymentProblem | null {
  if (error) return toPaymentProblem(error);
  return outcome?.kind === "failed" ? paymentRefused(outcome.reason) : null;
}
