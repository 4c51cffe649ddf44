import { useDeleteAddress, type Address } from "@damadum/sdk";
import { Text, toast } from "@damadum/ui";
import { ConfirmDialog } from "../../../shared/page/confirm-dialog.tsx";
import { refreshProfile } from "../api/profile.ts";

interface DeleteAddressDialogProps {
  readonly address: Address;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Confirms the deletion of an address. */
export function DeleteAddressDialog({ address, open, onOpenChange }: DeleteAddressDialogProps) {
  const remove = useDeleteAddress({ mutation: { onSuccess: refreshProfile } });

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ id: address.id });
    } catch {
      return; // remove.error is shown.
    }
    onOpenChange(false);
    toast(`${address.name} 주소를 지웠어요.`, { tone: "success" });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="주소를 지울까요?"
      confirmLabel="지우기"
      onConfirm={() => void confirm()}
      mutation={remove}
      errorTitle="지우지 못했어요"
    >
      <Text>
        {address.name}, {address.address} {address.detail}
      </Text>
      <Text tone="muted">이미 낸 견적과 주문의 주소는 그대로예요.</Text>
    </ConfirmDialog>
  );
}
