import {
  getGetCustomPaymentQueryKey,
  useDeclineCustomPayment,
  type CustomPayment,
} from "@damadum/sdk";
import { ConfirmDialog, Text, TextArea, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshAsked } from "../refresh-asked.ts";

const MAX_LETTERS = 200;

interface DeclineDialogProps {
  readonly payment: CustomPayment;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Confirms that the payment is declined, and asks for an optional reason. */
export function DeclineDialog({ payment, open, onOpenChange }: DeclineDialogProps) {
  const { url, title } = payment;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const decline = useDeclineCustomPayment({
    mutation: {
      onSuccess: (declined) => {
        queryClient.setQueryData(getGetCustomPaymentQueryKey(url), declined);
        void refreshAsked(queryClient, url);
        onOpenChange(false);
        toast("추가 결제를 거절했어요.", { tone: "success" });
      },
    },
  });

  const words = reason.trim();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="추가 결제를 거절할까요?"
      cancelLabel="돌아가기"
      confirmLabel="거절하기"
      onConfirm={() => decline.mutate({ url, data: words === "" ? {} : { reason: words } })}
      mutation={decline}
      errorTitle="거절하지 못했어요"
    >
      <Text>{`거절하면 결제되지 않고, ${title} 작업도 하지 않아요.`}</Text>
      <TextArea
        label="거절하는 이유"
        optional
        maxLength={MAX_LETTERS}
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  );
}
