import { SubmitButton, type FormActions } from "@damadum/forms";
import { Box, Button, HStack, Icon, PriceBar } from "@damadum/ui";
import type { QuotePrice } from "../hooks/use-quote-price.ts";
import { assumptionsOf, PriceError, titleOf } from "./price-note.tsx";

interface QuoteActionsProps {
  readonly actions: FormActions;
  readonly price: QuotePrice;
  /** What stands in place of a figure while there is none. */
  readonly hint: string;
}

/** The way on beside the price: fixed at the thumb on phones, under the question on desktop. */
export function QuoteActions({ actions, price, hint }: QuoteActionsProps) {
  const { amount } = price;
  const next = <SubmitButton actions={actions} />;
  return (
    <>
      <PriceError price={price} />
      {/* In sight on desktop too, however long the question is. */}
      <HStack
        gap="3"
        position={{ lg: "sticky" }}
        bottom="0"
        zIndex="sticky"
        paddingBlock={{ lg: "4" }}
        bg={{ lg: "bg" }}
      >
        {!actions.isFirst && <BackButton actions={actions} />}
        <Box flex="1" hideBelow="lg">
          {next}
        </Box>
      </HStack>
      <PriceBar
        total={amount?.total_amount ?? null}
        lines={amount?.lines}
        vat={amount?.vat_amount}
        title={titleOf(price)}
        note={assumptionsOf(price)}
        loading={price.isLoading}
        hint={hint}
        action={next}
      />
    </>
  );
}

function BackButton({ actions }: Pick<QuoteActionsProps, "actions">) {
  return (
    <Button
      variant="plain"
      size="lg"
      icon={<Icon name="chevron-left" size={20} />}
      disabled={actions.isSubmitting}
      onClick={actions.back}
    >
      이전 질문
    </Button>
  );
}
