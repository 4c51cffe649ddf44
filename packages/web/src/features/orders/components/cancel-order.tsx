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
  const { serial, draft, cancel_fee_amount: fee, ledger } = order;
  const { mutateAsync } = useCancelEstimate({
    mutation: {
      onSuccess: (cancelled, _variables, _result, { client }) => cacheEstimate(client, cancelled),
      onError: async (error, _variables, _result, { client }) => {
        // Refused, because its state has changed.
        if (!isApiError(error) || error.status !== 409) return;
        await client.invalidateQueries({ queryKey: getGetEstimateQueryKey(serial) });
      },
    },
  });
  if (fee === null) return null;
  return (
    <CancelSection
      paid={ledger.paid_amount}
      fee={fee}
      refund={order.cancel_refund_amount ?? 0}
      ledger={ledgerIfCancelled(order, today)}
      rules={rules}
      consequence={`${formatMoment(draft.move_date, draft.move_time)} 이사를 취소해요. 예약한 시간은 바로 풀리고, 되돌릴 수 없어요.${boxesText(order)}`}
      onCancel={(data) => mutateAsync({ serial, data })}
    />
  );
}

function boxesText({ status, draft: { box_rental: boxes } }: Estimate): string {
  if (status !== "BOX_DEL_COMPLETE" || boxes === undefined) return "";
  const { date, time } = boxes.collection;
  return ` 받은 박스는 ${formatMoment(date, time)}에 가지러 가고, 취소한 뒤에 날짜를 바꿀 수 있어요.`;
}
