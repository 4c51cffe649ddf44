import {
  addDays,
  checkEstimateInput,
  type EstimateInput,
  moveItemGroups,
  type Place,
  TIME_SLOTS,
} from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";
import { snakeCase, toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue, RuleContext } from "../../engine/definition/form-definition.ts";
import { activeAnswers } from "./estimate-request.ts";

/** The rules of spec section 5 that join answers, from the domain, as far as the questions were answered. */
export function checkQuote(values: FormValues, { today }: RuleContext): readonly FormIssue[] {
  return checkEstimateInput(withHarmlessGaps(values, today), today).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "number" ? part : snakeCase(part))),
    message,
  }));
}

const anywhere: Place = {
  postcode: "04524",
  address: "서울 중구 세종대로 110",
  detail: "1층",
  floor: 1,
  carriage: "STAIRS",
};

/** The domain checks whole inputs: where nothing was answered yet, something stands that breaks no rule. */
function withHarmlessGaps(values: FormValues, today: string): EstimateInput {
  const given = toCamelCaseKeys(asAnswers<EstimateDraft>(activeAnswers(values)));
  const moveDate = given.moveDate ?? today;
  const [time] = TIME_SLOTS;
  const { boxRental } = given;
  const someItem = moveItemGroups[0]?.items[0]?.id ?? "";
  return {
    start: { ...anywhere, ...given.start },
    destination: { ...anywhere, ...given.destination },
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
