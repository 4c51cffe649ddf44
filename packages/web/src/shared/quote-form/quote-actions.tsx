import { SubmitButton, type FormActions } from "@damadum/forms";
import { Box, PriceBar } from "@damadum/ui";
import type { QuotePrice } from "./use-quote-price.ts";
import type { ReactNode } from "react";
import { assumptionsNote, PriceUpdateError, priceTitle } from "./price-note.tsx";

interface QuoteActionsProps {
  readonly actions: FormActions;
  readonly price: QuotePrice;
  /** Shown in place of the price while there is none. */
  readonly hint: string;
  /** Shown above the price on phones. */
  readonly note?: ReactNode;
}

/** The submit button and the price: in the bottom bar on phones, below the question on desktop. */
export function QuoteActions({ actions, price, hint, note }: QuoteActionsProps) {
  const { amount } = price;
  const next = <SubmitButton actions={actions} />;
  return (
    <>
      <PriceUpdateError price={price} />
      <Box hideFrom="lg">{note}</Box>
      {/* Visible on desktops too, however long the question is. */}
      <Box
        hideBelow="lg"
        position="sticky"
        bottom="var(--tab-bar-room)"
        zIndex="sticky"
        paddingBlock="4"
        bg="bg"
        _before={{
          content: '""',
          position: "absolute",
          insetInline: "0",
          insetBlockEnd: "100%",
          height: "5",
          bgImage: "linear-gradient(to top, {colors.bg}, transparent)",
          pointerEvents: "none",
        }}
      >
        {next}
      </Box>
      <PriceBar
        total={amount?.total_amount ?? null}
        lines={amount?.lines}
        vat={amount?.vat_amount}
        title={priceTitle(price)}
        note={assumptionsNote(price)}
        loading={price.isLoading}
        onRetry={price.error === null ? undefined : price.retry}
        hint={hint}
        action={next}
      />
    </>
  );
}
