import { storageCancelFeeRules, storageOrderTypes } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { Button, Section } from "@damadum/ui";
import { useState } from "react";
import { CancelDialog } from "../../../shared/order/cancel-dialog.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { useCancelStorage } from "../api/cancel-storage.ts";
import { storageLedgerIfCancelled } from "../storage-ledger.ts";

/** Cancels a storage order, while its state allows it. */
export function CancelStorage({ order }: { order: StorageOrder }) {
  const today = useToday();
  const [isCancelling, setCancelling] = useState(false);
  const { mutateAsync } = useCancelStorage();
  const { serial, type, cancel_fee_amount: fee } = order;
  if (fee === null) return null;
  const ledger = storageLedgerIfCancelled(order, today);
  return (
    <Section title="취소" description="취소 수수료와 환불 금액을 먼저 보여 드려요.">
      <Button variant="outline" block onClick={() => setCancelling(true)}>
        주문 취소하기
      </Button>
      <CancelDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        paid={ledger.paid}
        fee={fee}
        ledger={ledger}
        rules={storageCancelFeeRules.map(({ sentence }) => sentence)}
        consequence={`${storageOrderTypes[type].label} 주문을 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
        onCancel={async (reason) => {
          await mutateAsync({ serial, data: reason === "" ? {} : { reason } });
        }}
      />
    </Section>
  );
}
