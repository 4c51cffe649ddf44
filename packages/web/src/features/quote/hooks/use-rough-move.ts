import {
  currentPriceList,
  findMoveItem,
  homeSizes,
  roughMovePrice,
  vatOf,
  zoneOf,
  type HomeSize,
} from "@damadum/domain";
import {
  quoteForm,
  savedAnswers,
  saveDraft,
  type DeepPartial,
  type QuotePrice,
} from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import { useState } from "react";
import { QUOTE_DRAFT_KEY } from "../../../shared/quote-form/quote-draft.ts";
import {
  storedRoughMove,
  storeRoughMove,
  usualMove,
  zoneOfDistrict,
  type RoughMove,
} from "../../../shared/quote-form/rough-move.ts";
import { useFormStep } from "../../../shared/router/use-form-step.ts";

type Answers = DeepPartial<EstimateDraft>;

/** The home page's answers: the items with which the quote begins, and its price until the quote has its own. */
export function useRoughMove(today: string) {
  const { step } = useFormStep();
  const [rough] = useState(() => takeRoughMove(step === RESUME));
  return {
    initialData: rough === null ? undefined : { items: itemsOf(rough.size) },
    /** The price, or that of the home page's regions while an address is missing. */
    standing: (price: QuotePrice, answers: Answers): QuotePrice =>
      rough === null || price.amount !== null || price.isLoading || price.error !== null
        ? price
        : { ...price, amount: roughAmount(rough, answers, today) },
  };
}

/** The step with which the home page links to the quote; before it has hydrated it can hand nothing else over. */
const RESUME = "resume";

/** Puts new answers into a quote that was left; its addresses stay where the price card names their region. */
function takeRoughMove(isFromHome: boolean): RoughMove | null {
  const rough = storedRoughMove() ?? (isFromHome ? usualMove : null);
  if (rough?.isNew !== true) return rough;
  storeRoughMove({ ...rough, isNew: false });
  const left = savedAnswers(quoteForm, QUOTE_DRAFT_KEY);
  if (left === null) return rough;
  const { start, destination, ...rest } = left;
  saveDraft(quoteForm, QUOTE_DRAFT_KEY, {
    ...rest,
    items: itemsOf(rough.size),
    ...(isIn(start, rough.start) && { start }),
    ...(isIn(destination, rough.destination) && { destination }),
  });
  return rough;
}

function isIn(place: Answers["start"], district: string): place is NonNullable<Answers["start"]> {
  return place?.postcode !== undefined && zoneOf(place.postcode) === zoneOfDistrict(district);
}

function itemsOf(size: HomeSize): EstimateDraft["items"] {
  return homeSizes[size].items.map(({ itemId, count }) => ({ item_id: itemId, count }));
}

/** Null when no items are chosen, because the price would not be that of these answers. */
function roughAmount(rough: RoughMove, answers: Answers, today: string) {
  const items = (answers.items ?? []).flatMap(({ item_id: itemId, count }) =>
    itemId !== undefined && findMoveItem(itemId) !== undefined && typeof count === "number"
      ? [{ itemId, count }]
      : [],
  );
  if (items.length === 0) return null;
  const zoneNamed = (place: Answers["start"], district: string) =>
    (place?.postcode === undefined ? null : zoneOf(place.postcode)) ?? zoneOfDistrict(district);
  const { totalAmount, lines } = roughMovePrice(
    {
      start: zoneNamed(answers.start, rough.start),
      destination: zoneNamed(answers.destination, rough.destination),
      items,
    },
    currentPriceList(today),
  );
  return { total_amount: totalAmount, vat_amount: vatOf(totalAmount), lines };
}
