import { CANCEL_FEE_LIMIT_SENTENCE, cancelFeeRules, formatMoment } from "@damadum/domain";
import { getGetEstimateQueryKey, isApiError, useCancelEstimate, type Estimate } from "@damadum/sdk";
import { Button, Section } from "@damadum/ui";
import { useState } from "react";
import { CancelDialog } from "../../../shared/order/cancel-dialog.tsx";
import { ledgerIfCancelled } from "../../../shared/order/ledger-of.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";

const rules = [...cancelFeeRules.map((rule) => rule.sentence), CANCEL_FEE_LIMIT_SENTENCE];

/** Cancels an order, while its state allows it. */
export function CancelOrder({ order }: { order: Estimate }) {
  const today = useToday();
  const [isCancelling, setCancelling] = useState(false);
  const { mutateAsync } = useCancelOrder();
  const { serial, draft, cancel_fee_amount: fee, paid_amount: paid } = order;
  if (fee === null) return null;
  return (
    <Section title="취소" description="취소 수수료와 환불 금액을 먼저 보여 드려요.">
      <Button variant="outline" block onClick={() => setCancelling(true)}>
        주문 취소하기
      </Button>
      <CancelDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        paid={paid}
        fee={fee}
        ledger={ledgerIfCancelled(order, today)}
        rules={rules}
        consequence={`${formatMoment(draft.move_date, draft.move_time)} 이사를 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
        onCancel={async (reason) => {
          await mutateAsync({ serial, data: reason === "" ? {} : { reason } });
        }}
      />
    </Section>
  );
}

/** Cancels an order; a refused cancellation (409) refetches it, because its state has changed. */
function useCancelOrder() {
  return useCancelEstimate({
    mutation: {
      onSuccess: (order, _variables, _result, { client }) => cacheEstimate(client, order),
      onError: async (error, { serial }, _result, { client }) => {
        if (!isApiError(error) || error.status !== 409) return;
        await client.invalidateQueries({ queryKey: getGetEstimateQueryKey(serial) });
      },
    },
  });
}
