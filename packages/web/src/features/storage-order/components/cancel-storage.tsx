import { storageCancelFeeRules, storageOrderTypes } from "@damadum/domain";
import {
  getGetStorageOrderQueryKey,
  isApiError,
  useCancelStorageOrder,
  type StorageOrder,
} from "@damadum/sdk";
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
  if (fee === null) return null;
  const ledger = ledgerIfCancelled(order, today);
  return (
    <CancelSection
      paid={ledger.paid}
      fee={fee}
      refund={order.cancel_refund_amount ?? 0}
      ledger={ledger}
      rules={storageCancelFeeRules.map(({ sentence }) => sentence)}
      consequence={`${storageOrderTypes[type].label} 주문을 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
      onCancel={(data) => mutateAsync({ serial, data })}
    />
  );
}
