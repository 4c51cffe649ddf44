import { toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PaymentEnd, Waiting } from "./pay-prepared.ts";
import { GIVEN_UP_WORDS, notPaid, problemOf, type PaymentProblem } from "./payment-problem.ts";

interface Payment<Choice> {
  readonly pay: (choice: Choice) => void;
  readonly isPaying: boolean;
  /** Stops waiting for the provider's window; null while none is open. */
  readonly leave: (() => void) | null;
  readonly problem: PaymentProblem | null;
}

interface PaymentWork<Choice> {
  /** Prepares the payment and opens the provider's window. */
  readonly pay: (choice: Choice, waiting: Waiting) => Promise<PaymentEnd>;
  /** Asks again for what the payment may have changed, paid or not. */
  readonly refresh: () => Promise<void>;
}

/** Paying one thing: from the press of the button to the result page, or to why it did not go through. */
export function usePayment<Choice>({ pay: begin, refresh }: PaymentWork<Choice>): Payment<Choice> {
  const navigate = useNavigate();
  // A second press may come before the button is drawn as busy: what is under way is known at once.
  const isUnderWay = useRef(false);
  const [openWindow, setOpenWindow] = useState<AbortController | null>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (choice: Choice) => {
      const controller = new AbortController();
      const onOpen = () => setOpenWindow(controller);
      return begin(choice, { left: controller.signal, onOpen });
    },
    onSuccess: (outcome) => {
      if (outcome.kind === "given-up") toast(GIVEN_UP_WORDS);
      return outcome.kind === "to-confirm" ? navigate(outcome.href) : undefined;
    },
    onSettled: () => {
      isUnderWay.current = false;
      setOpenWindow(null);
      return refresh();
    },
  });

  function pay(choice: Choice): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(choice);
  }

  // A phone that comes back with the back button shows this page as it was left: waiting for ever.
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    isUnderWay.current = false;
    setOpenWindow(null);
    reset();
    void refresh();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  }, []);

  const leave = openWindow === null ? null : () => openWindow.abort();
  return { pay, isPaying: isPending, leave, problem: problemIn(error, data) };
}

function problemIn(error: Error | null, outcome: PaymentEnd | undefined): PaymentProblem | null {
  if (error) return problemOf(error);
  return outcome?.kind === "not-paid" ? notPaid(outcome.reason) : null;
}
