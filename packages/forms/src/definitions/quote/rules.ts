import {
  addDays,
  checkEstimateInput,
  type EstimateInput,
  moveItemGroups,
  TIME_SLOTS,
} from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";
import { toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue, RuleContext } from "../../engine/definition/form-definition.ts";
import { fromDomain } from "../../engine/validation/from-domain.ts";
import { harmlessPlace } from "../../patterns/address/harmless-place.ts";
import { activeAnswers } from "./estimate-request.ts";

/** The rules of spec section 5 that join answers, from the domain, as far as the questions were answered. */
export function checkQuote(values: FormValues, { today }: RuleContext): readonly FormIssue[] {
  return fromDomain(checkEstimateInput(withHarmlessGaps(values, today), today));
}

/** The domain checks whole inputs: where nothing was answered yet, something stands that breaks no rule. */
function withHarmlessGaps(values: FormValues, today: string): EstimateInput {
  const given = toCamelCaseKeys(asAnswers<EstimateDraft>(activeAnswers(values)));
  const moveDate = given.moveDate ?? today;
  const [time] = TIME_SLOTS;
  const { boxRental } = given;
  const someItem = moveItemGroups[0]?.items[0]?.id ?? "";
  return {
    start: { ...harmlessPlace, ...given.start },
    destination: { ...harmlessPlace, ...given.destination },
    moveDate,
    moveTime: given.moveTime ?? time,
    items: given.items?.map((item) => ({ itemId: someItem, count: 1, ...item })) ?? [
      { itemId: someItem, count: 1 },
    ],
    useBoxes: given.useBoxes ?? false,
    ...(given.useBoxes === true && {
      boxRental: {
        boxCount: boxRental?.boxCount ?? 1,
        delivery: { date: moveDate, time, ...boxRental?.delivery },
        collection: { date: addDays(moveDate, 1), time, ...boxRental?.collection },
      },
    }),
    heavyLoad: given.heavyLoad ?? false,
    extraHelp: given.extraHelp ?? false,
    ...(given.extraHelp === true && { helperCount: given.helperCount ?? 1 }),
  };
}
