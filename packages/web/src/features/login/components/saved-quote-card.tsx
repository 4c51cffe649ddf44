import { formatKoreanDate, formatWon } from "@damadum/domain";
import { Card, HStack, Stack, Text } from "@damadum/ui";
import { savedQuoteOf } from "../../../shared/estimate/visitor-keys.ts";

/** Price and day of the quote that the login leads to; renders nothing unless it is saved on this device. */
export function SavedQuoteCard({ redirect }: { readonly redirect: string }) {
  const serial = new URLSearchParams(redirect.split("?")[1]).get("serial");
  const quote = serial === null ? null : savedQuoteOf(serial);
  if (quote === null) return null;
  return (
    <Card variant="flat" padding="sm">
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <Stack gap="0">
          <Text fontWeight="semibold">저장한 이사 견적</Text>
          <Text variant="caption" tone="muted">
            {formatKoreanDate(quote.move_date)}
          </Text>
        </Stack>
        <Text variant="amount">{formatWon(quote.total_amount)}</Text>
      </HStack>
    </Card>
  );
}
