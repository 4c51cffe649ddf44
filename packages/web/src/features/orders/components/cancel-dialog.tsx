import { formatWon } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Button, Dialog, Stack, toast } from "@damadum/ui";
import { useState } from "react";
import { useCancelOrder } from "../api/cancel-order.ts";
import { CancelConfirmation } from "./cancel-confirmation.tsx";
import { CancelCost } from "./cancel-cost.tsx";

interface CancelDialogProps {
  readonly order: Estimate;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Cancelling in two steps: what it costs, then whether it is really meant. */
export function CancelDialog({ order, open, onOpenChange }: CancelDialogProps) {
  const [step, setStep] = useState<"cost" | "confirmation">("cost");
  const [reason, setReason] = useState("");
  const cancel = useCancelOrder();

  function close(): void {
    if (cancel.isPending) return;
    setStep("cost");
    cancel.reset();
    onOpenChange(false);
  }

  async function confirm(): Promise<void> {
    const text = reason.trim();
    try {
      await cancel.mutateAsync({ serial: order.serial, data: text === "" ? {} : { reason: text } });
    } catch {
      // The dialog shows cancel.error.
      return;
    }
    setStep("cost");
    onOpenChange(false);
    toast("주문을 취소했어요.", { tone: "success" });
  }

  if (step === "cost") {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={order.paid_amount === 0 ? "주문을 취소할까요?" : "취소 금액을 확인해 주세요"}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              주문 유지하기
            </Button>
            <Button variant="danger" onClick={() => setStep("confirmation")}>
              취소 진행하기
            </Button>
          </>
        }
      >
        <CancelCost order={order} reason={reason} onReasonChange={setReason} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="정말 취소할까요?"
      footer={
        <Stack gap="2">
          <Button variant="danger" block loading={cancel.isPending} onClick={() => void confirm()}>
            {cancelWords(order)}
          </Button>
          <Button variant="outline" block disabled={cancel.isPending} onClick={close}>
            주문 유지하기
          </Button>
        </Stack>
      }
    >
      <CancelConfirmation order={order} error={cancel.error} />
    </Dialog>
  );
}

/** A press that costs money names it. */
function cancelWords({ cancel_fee_amount: fee }: Estimate): string {
  return fee === null || fee === 0
    ? "주문 취소하기"
    : `수수료 ${formatWon(fee)} 내고 주문 취소하기`;
}
