import { closedReason, storageCancelSentences, storageOrderTypes } from "@damadum/domain";
import {
  getGetStorageOrderQueryKey,
  isApiError,
  useCancelStorageOrder,
  type StorageOrder,
} from "@damadum/sdk";
import { Section, Text } from "@damadum/ui";
import { CancelSection } from "../../../shared/order/cancel-section.tsx";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { ledgerIfCancelled } from "../../../shared/order/ledger-of.ts";

/** Cancels a storage order, while its state allows it. */
export function CancelStorage({ order }: { order: StorageOrder }) {
  const today = useToday();
  const { serial, type, cancel_fee_amount: fee } = order;
  const { mutateAsync } = useCancelStorageOrder({
    mutation: {
      onSuccess: async (cancelled, _variables, _result, { client }) => {
        client.setQueryData(getGetStorageOrderQueryKey(serial), cancelled);
        await refreshStorage(client);
      },
      onError: async (error, _variables, _result, { client }) => {
        // Refused, because its state has changed.
        if (isApiError(error) && error.status === 409) await refreshStorage(client);
      },
    },
  });
  if (fee === null) return <ClosedCancellation order={order} />;
  const ledger = ledgerIfCancelled(order, today);
  return (
    <CancelSection
      paid={ledger.paid}
      fee={fee}
      refund={order.cancel_refund_amount ?? 0}
      ledger={ledger}
      rules={storageCancelSentences}
      consequence={`${storageOrderTypes[type].label} 주문을 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
      onCancel={(data) => mutateAsync({ serial, data })}
    />
  );
}

/** Why an order that is under way is not cancelled any more, and how it ends instead. */
function ClosedCancellation({ order }: { order: StorageOrder }) {
  const reason = closedReason(order.actions, "CANCEL");
  const isOver = order.status === "CANCEL" || order.status === "COMPLETE";
  if (isOver || reason === null) return null;
  return (
    <Section title="취소">
      <Text tone="muted">{reason}</Text>
    </Section>
  );
}
