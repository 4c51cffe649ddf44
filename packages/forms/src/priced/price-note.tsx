import { isApiError } from "@damadum/sdk";
import { Box, Button, Notice, PriceBreakdown, Stack } from "@damadum/ui";
import type { QuotePrice } from "./use-quote-price.ts";

/** Shows why the visible price is not updated, with a retry; renders nothing without an error. */
export function PriceUpdateError({ price: { error, isLoading, retry } }: { price: QuotePrice }) {
  if (error === null) return null;
  return (
    <Notice tone="warning" title="금액을 새로 계산하지 못했어요">
      <Stack gap="2" align="flex-start">
        <span>{reasonOf(error)}</span>
        {/* On phones the bottom bar offers it. */}
        <Box hideBelow="lg">
          <Button variant="outline" size="sm" loading={isLoading} onClick={retry}>
            다시 계산하기
          </Button>
        </Box>
      </Stack>
    </Notice>
  );
}

/** The reason for the answer that cannot be priced, if the server names one. */
function reasonOf(error: Error): string {
  const [field] = isApiError(error) ? (error.problem.errors ?? []) : [];
  return field?.message ?? error.message;
}

/** The assumptions behind a price, or undefined once every question is answered. */
function assumptionsNote({ assumed }: Pick<QuotePrice, "assumed">): string | undefined {
  if (assumed.length === 0) return undefined;
  return `아직 고르지 않은 항목(${assumed.join(", ")})은 기본 조건으로 계산했어요.`;
}

/** Titles the price as an estimate while it rests on assumptions, and as the first payment if more follow. */
function priceTitle({ assumed, amount }: Pick<QuotePrice, "assumed" | "amount">): string {
  if (assumed.length > 0) return "예상 금액";
  return (amount?.monthly_amount ?? 0) > 0 ? "첫 결제 금액" : "총액";
}

/** The bar of a quote's price on phones; unlike the card, it keeps the last price while a newer one fails. */
export function quoteBarOf(price: QuotePrice, hint: string) {
  return {
    ...summaryOf(price, price.amount),
    loading: price.isLoading,
    onRetry: price.error === null ? undefined : price.retry,
    hint,
  };
}

/** The card of a quote's price, which stands beside the form on desktops. */
export function QuoteCard({ price, hint }: { readonly price: QuotePrice; readonly hint: string }) {
  // After a failed request it is the price of earlier answers.
  const amount = price.error === null ? price.amount : null;
  return <PriceBreakdown {...summaryOf(price, amount)} loading={price.isLoading} hint={hint} />;
}

function summaryOf(price: QuotePrice, amount: QuotePrice["amount"]) {
  return {
    total: amount?.total_amount ?? null,
    lines: amount?.lines ?? [],
    vat: amount?.vat_amount,
    title: priceTitle(price),
    note: assumptionsNote(price),
  };
}
