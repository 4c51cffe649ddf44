import { closedReason, formatWon, isOpen } from "@damadum/domain";
import {
  completeCustomPayment,
  prepareCustomPayment,
  type CustomPayment,
  type CustomPaymentPreparation,
} from "@damadum/sdk";
import { ActionBar, Button, Stack } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { WindowMethodChoice } from "../../../shared/payment/window-method-choice.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import { paths } from "../../../shared/paths.ts";
import { refreshAsked } from "../refresh-asked.ts";
import { DeclineDialog } from "./decline-dialog.tsx";

/** Pays what is owed, or accepts an extra by paying it, or declines it; nothing is charged without consent. */
export function CustomPaymentPanel({ payment }: { payment: CustomPayment }) {
  const { url, amount, actions } = payment;
  // What cannot be declined was agreed to when it was booked.
  const canDecline = isOpen(actions, "DECLINE");
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<CustomPaymentPreparation>({ method: "CARD" });
  const [isDeclining, setDeclining] = useState(false);
  const { pay, isPaying, closeWindow, problem } = usePayment<CustomPaymentPreparation>({
    prepare: (chosen) => prepareCustomPayment(url, chosen),
    complete: (completion) => completeCustomPayment(url, completion),
    resultHref: (completion) => paths.customPaymentComplete.getHref(url, completion),
    refresh: () => refreshAsked(queryClient, url),
  });
  return (
    <Stack gap="6" flexGrow="1">
      {problem && <PaymentAlert problem={problem} />}
      <WindowMethodChoice
        method={choice.method}
        disabled={isPaying}
        onChange={(method) => setChoice({ method })}
      />
      <PaymentNote>
        {closedReason(actions, "DECLINE") ??
          "결제하면 이 금액에 동의한 것으로 볼게요. 동의하지 않으면 거절해 주세요."}
      </PaymentNote>
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <ActionBar>
        <Stack gap="2">
          <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
            {`${canDecline ? "동의하고 " : ""}${formatWon(amount)} 결제하기`}
          </Button>
          {canDecline && (
            <Button variant="plain" block disabled={isPaying} onClick={() => setDeclining(true)}>
              거절하기
            </Button>
          )}
        </Stack>
      </ActionBar>
      <DeclineDialog payment={payment} open={isDeclining} onOpenChange={setDeclining} />
    </Stack>
  );
}
