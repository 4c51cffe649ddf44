import { paymentMethods } from "@damadum/domain";
import { useDeleteBillingKey, useSetDefaultBillingKey, type BillingKey } from "@damadum/sdk";
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  ErrorMessage,
  HStack,
  Icon,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshBilling } from "../api/billing.ts";

export function BillingKeyCard({ billingKey }: { billingKey: BillingKey }) {
  const { payment_id: id, method, name, masked_number: number } = billingKey;
  const detail = number ?? paymentMethods[method].label;
  // Cards of one bank share a name.
  const named = [name, number].filter(Boolean).join(" ");
  const [isRemoving, setRemoving] = useState(false);
  const queryClient = useQueryClient();
  const setDefault = useSetDefaultBillingKey({
    mutation: {
      onSuccess: async () => {
        await refreshBilling(queryClient);
        toast("기본 결제 수단을 바꿨어요.", { tone: "success" });
      },
    },
  });
  const remove = useDeleteBillingKey({
    mutation: {
      onSuccess: async () => {
        setRemoving(false);
        toast(`${name} 결제 수단을 지웠어요.`, { tone: "success" });
        await refreshBilling(queryClient);
      },
    },
  });
  return (
    <Card variant="outline">
      <Stack gap="3">
        <HStack gap="2" wrap="wrap">
          <Icon name="card" size={20} />
          <Text fontWeight="semibold">{name}</Text>
          {billingKey.is_default && <Badge tone="brand">기본</Badge>}
          {billingKey.in_use && <Badge tone="info">정기 결제에 쓰는 중</Badge>}
        </HStack>
        {detail !== name && <Text tone="muted">{detail}</Text>}
        <HStack gap="2" wrap="wrap">
          {!billingKey.is_default && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`${named} 기본으로 정하기`}
              loading={setDefault.isPending}
              onClick={() => setDefault.mutate({ data: { payment_id: id } })}
            >
              기본으로 정하기
            </Button>
          )}
          <Button
            variant="plain"
            size="sm"
            aria-label={`${named} 지우기`}
            onClick={() => setRemoving(true)}
          >
            지우기
          </Button>
        </HStack>
        {setDefault.error && (
          <ErrorMessage title="기본으로 정하지 못했어요">{setDefault.error.message}</ErrorMessage>
        )}
      </Stack>
      {/* Shows the server's message when a contract still uses the payment method. */}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title="결제 수단을 지울까요?"
        confirmLabel="지우기"
        onConfirm={() => remove.mutate({ id })}
        mutation={remove}
        errorTitle="지우지 못했어요"
      >
        <Text>{named}</Text>
        <Text tone="muted">지워도 이미 결제한 내역은 그대로예요.</Text>
      </ConfirmDialog>
    </Card>
  );
}
