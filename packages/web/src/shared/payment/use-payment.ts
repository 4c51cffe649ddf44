import { toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  PAYMENT_CANCELLED_MESSAGE,
  paymentRejected,
  toPaymentProblem,
  type PaymentProblem,
} from "./payment-problem.ts";
import {
  startPayment,
  type Payable,
  type PaymentWindowOutcome,
  type WindowControls,
} from "./start-payment.ts";
import { prefetchPaymentWindow } from "../payment-provider/open-payment-window.ts";

interface Payment<Choice> {
  readonly pay: (choice: Choice) => void;
  readonly isPaying: boolean;
  /** Stops waiting for the provider's window; null while none is open. */
  readonly closeWindow: (() => void) | null;
  readonly problem: PaymentProblem | null;
}

interface PaymentEffects {
  /** Refetches what the payment may have changed, paid or not. */
  readonly refresh: () => Promise<void>;
}

interface PaymentWindowFlow<Choice> extends PaymentEffects {
  /** Prepares the payment and opens the provider's window. */
  readonly start: (choice: Choice, controls: WindowControls) => Promise<PaymentWindowOutcome>;
}

/** Pays one thing: from the press of the button to the result page, or to the problem that stopped it. */
export function usePayment<Choice extends object>({
  refresh,
  ...payable
}: Payable<Choice> & PaymentEffects): Payment<Choice> {
  useEffect(prefetchPaymentWindow, []);
  return usePaymentWindow<Choice>({
    start: (choice, controls) => startPayment(payable, choice, controls),
    refresh,
  });
}

/** The provider's window for a payment, or for a payment method to register. */
export function usePaymentWindow<Choice>({
  start,
  refresh,
}: PaymentWindowFlow<Choice>): Payment<Choice> {
  const navigate = useNavigate();
  // A second press may come before the button renders as busy; a ref updates immediately.
  const isStarted = useRef(false);
  const [openWindow, setOpenWindow] = useState<AbortController | null>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (choice: Choice) => {
      const controller = new AbortController();
      const onOpen = () => setOpenWindow(controller);
      return start(choice, { signal: controller.signal, onOpen });
    },
    onSuccess: (outcome) => {
      if (outcome.kind === "cancelled") toast(PAYMENT_CANCELLED_MESSAGE);
      if (outcome.kind !== "confirm") return undefined;
      if (outcome.message !== undefined) toast(outcome.message, { tone: "success" });
      return navigate(outcome.href);
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
  return outcome?.kind === "failed" ? paymentRejected(outcome.reason) : null;
}
