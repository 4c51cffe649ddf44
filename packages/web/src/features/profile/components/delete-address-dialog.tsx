import { useDeleteAddress, type Address } from "@damadum/sdk";
import { Button, Dialog, ErrorMessage, Stack, Text, toast } from "@damadum/ui";
import { refreshProfile } from "../api/profile.ts";

interface DeleteAddressDialogProps {
  readonly address: Address;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Confirms the deletion of an address. */
export function DeleteAddressDialog({ address, open, onOpenChange }: DeleteAddressDialogProps) {
  const remove = useDeleteAddress({ mutation: { onSuccess: refreshProfile } });

  function close(): void {
    if (remove.isPending) return;
    remove.reset();
    onOpenChange(false);
  }

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
    <Dialog
      open={open}
      onOpenChange={close}
      title="주소를 지울까요?"
      footer={
        <>
          <Button variant="outline" disabled={remove.isPending} onClick={close}>
            그대로 둘게요
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => void confirm()}>
            지우기
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {address.name}, {address.address} {address.detail}
        </Text>
        <Text tone="muted">이미 낸 견적과 주문의 주소는 그대로예요.</Text>
        {remove.error && (
          <ErrorMessage title="지우지 못했어요">{remove.error.message}</ErrorMessage>
        )}
      </Stack>
    </Dialog>
  );
}
