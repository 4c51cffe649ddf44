import { formatMoment, formatWon, ledgerRowKinds, RESCHEDULE_SENTENCE } from "@damadum/domain";
import type { EstimateTimes, RescheduleAmount } from "@damadum/sdk";
import { Card, DetailTable, Stack, Text } from "@damadum/ui";

const visitNames = [
  { visit: "move", name: "이사" },
  { visit: "delivery", name: "박스 받기" },
  { visit: "collection", name: "박스 수거" },
] as const;

interface RescheduleSummaryProps {
  readonly times: EstimateTimes;
  readonly amount: RescheduleAmount | null;
}

/** The new times, and the amounts line by line. */
export function RescheduleSummary({ times, amount }: RescheduleSummaryProps) {
  const changes = visitNames.flatMap(({ visit, name }) => {
    const time = times[visit];
    return time === undefined ? [] : [{ name, time }];
  });
  return (
    <Card variant="outline">
      <Stack gap="4">
        {changes.length === 0 ? (
          <Text tone="muted">다른 날짜나 시간을 고르면 얼마인지 먼저 보여 드려요.</Text>
        ) : (
          <Stack gap="1">
            {changes.map(({ name, time }) => (
              <Text key={name} fontWeight="semibold">
                {`${name} ${formatMoment(time.date, time.time)}`}
              </Text>
            ))}
          </Stack>
        )}
        {amount !== null && (
          <DetailTable
            caption="날짜를 바꾸는 금액"
            captionHidden
            align="end"
            rows={[
              { term: ledgerRowKinds.CHANGE_FEE.label, value: formatWon(amount.fee_amount) },
              {
                term: ledgerRowKinds.CHANGE_DIFFERENCE.label,
                value: formatWon(amount.difference_amount),
              },
              amount.refund_amount > 0
                ? { term: "환불 금액", value: formatWon(amount.refund_amount) }
                : { term: "지금 결제할 금액", value: formatWon(amount.total_amount) },
              { term: "바꾼 뒤 총액", value: formatWon(amount.order_amount) },
            ]}
          />
        )}
        <Text variant="caption" tone="muted">
          {RESCHEDULE_SENTENCE}
        </Text>
      </Stack>
    </Card>
  );
}
