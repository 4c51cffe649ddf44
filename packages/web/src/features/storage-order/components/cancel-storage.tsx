import { storageCancelFeeRules, storageOrderTypes } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { CancelSection } from "../../../shared/order/cancel-section.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { useCancelStorage } from "../api/cancel-storage.ts";
import { storageLedgerIfCancelled } from "../storage-ledger.ts";

/** Cancels a storage order, while its state allows it. */
export function CancelStorage({ order }: { order: StorageOrder }) {
  const today = useToday();
  const { mutateAsync } = useCancelStorage();
  const { serial, type, cancel_fee_amount: fee } = order;
  if (fee === null) return null;
  const ledger = storageLedgerIfCancelled(order, today);
  return (
    <CancelSection
      paid={ledger.paid}
      fee={fee}
      ledger={ledger}
      rules={storageCancelFeeRules.map(({ sentence }) => sentence)}
      consequence={`${storageOrderTypes[type].label} 주문을 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
      onCancel={(data) => mutateAsync({ serial, data })}
    />
  );
}
