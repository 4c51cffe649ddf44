import { useDeleteBillingKey, type BillingKey } from "@damadum/sdk";
import { Text, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../shared/page/confirm-dialog.tsx";
import { refreshBilling } from "../api/billing.ts";

interface RemoveBillingKeyDialogProps {
  readonly billingKey: BillingKey;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Confirms the removal of a payment method; shows the server's message when a contract still uses it. */
export function RemoveBillingKeyDialog({
  billingKey,
  open,
  onOpenChange,
}: RemoveBillingKeyDialogProps) {
  const queryClient = useQueryClient();
  const remove = useDeleteBillingKey({
    mutation: {
      onSuccess: async () => {
        onOpenChange(false);
        toast(`${billingKey.name} 결제 수단을 지웠어요.`, { tone: "success" });
        await refreshBilling(queryClient);
      },
    },
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="결제 수단을 지울까요?"
      confirmLabel="지우기"
      onConfirm={() => remove.mutate({ id: billingKey.payment_id })}
      mutation={remove}
      errorTitle="지우지 못했어요"
    >
      <Text>{[billingKey.name, billingKey.masked_number].filter(Boolean).join(" ")}</Text>
      <Text tone="muted">지워도 이미 결제한 내역은 그대로예요.</Text>
    </ConfirmDialog>
  );
}
