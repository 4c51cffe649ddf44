import { formatKoreanDate, formatWon } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { DetailTable, Disclosure, Stack, Text } from "@damadum/ui";
import { upcomingCharges } from "../upcoming-charges.ts";

/** Charges shown before the rest is collapsed: enough to see the day of the month. */
const FIRST = 3;

/** The days and amounts charged after the first payment; renders nothing when there are none. */
export function ChargeSchedule({ order }: { order: StorageOrder }) {
  const charges = upcomingCharges(order);
  if (charges.length === 0) return null;
  const rows = charges.map(({ from, amount }) => ({
    term: formatKoreanDate(from),
    value: formatWon(amount),
  }));
  const rest = rows.slice(FIRST);
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">다음 결제일</Text>
      <DetailTable caption="다음 결제일" captionHidden align="end" rows={rows.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Disclosure summary={`나머지 ${rest.length}번 보기`}>
          <DetailTable caption="나머지 결제일" captionHidden align="end" rows={rest} />
        </Disclosure>
      )}
      <Text variant="caption" tone="muted">
        박스가 들어온 날부터 세요. 언제든 해지할 수 있고, 해지하면 더 결제하지 않아요.
      </Text>
    </Stack>
  );
}
