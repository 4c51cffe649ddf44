import { CANCEL_FEE_LIMIT_SENTENCE, cancelFeeRules, formatMoment } from "@damadum/domain";
import { getGetEstimateQueryKey, isApiError, useCancelEstimate, type Estimate } from "@damadum/sdk";
import { CancelSection } from "../../../shared/order/cancel-section.tsx";
import { ledgerIfCancelled } from "../../../shared/order/ledger-of.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";

const rules = [...cancelFeeRules.map((rule) => rule.sentence), CANCEL_FEE_LIMIT_SENTENCE];

/** Cancels an order, while its state allows it. */
export function CancelOrder({ order }: { order: Estimate }) {
  const today = useToday();
  const { mutateAsync } = useCancelOrder();
  const { serial, draft, cancel_fee_amount: fee, paid_amount: paid } = order;
  if (fee === null) return null;
  return (
    <CancelSection
      paid={paid}
      fee={fee}
      ledger={ledgerIfCancelled(order, today)}
      rules={rules}
      consequence={`${formatMoment(draft.move_date, draft.move_time)} 이사를 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.`}
      onCancel={(data) => mutateAsync({ serial, data })}
    />
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
