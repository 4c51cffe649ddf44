import { useDeleteBillingKey, type BillingKey } from "@damadum/sdk";
import { Button, Dialog, ErrorMessage, Stack, Text, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
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

  function close(): void {
    if (remove.isPending) return;
    remove.reset();
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="결제 수단을 지울까요?"
      footer={
        <>
          <Button variant="outline" disabled={remove.isPending} onClick={close}>
            그대로 둘게요
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ id: billingKey.payment_id })}
          >
            지우기
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{[billingKey.name, billingKey.masked_number].filter(Boolean).join(" ")}</Text>
        <Text tone="muted">지워도 이미 결제한 내역은 그대로예요.</Text>
        {remove.error && (
          <ErrorMessage title="지우지 못했어요">{remove.error.message}</ErrorMessage>
        )}
      </Stack>
    </Dialog>
  );
}
