import type { Estimate } from "@damadum/sdk";
import { Button, Section } from "@damadum/ui";
import { useState } from "react";
import { CancelDialog } from "./cancel-dialog.tsx";

/** The way out of an order, for as long as its state lets the member cancel it. */
export function CancelOrder({ order }: { order: Estimate }) {
  const [isCancelling, setCancelling] = useState(false);
  if (order.cancel_fee_amount === null) return null;
  return (
    <Section title="취소" description="취소 수수료와 환불 금액을 먼저 보여 드려요.">
      <Button variant="outline" block onClick={() => setCancelling(true)}>
        주문 취소하기
      </Button>
      <CancelDialog order={order} open={isCancelling} onOpenChange={setCancelling} />
    </Section>
  );
}
