import { brand } from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";

import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/quote.ts";
import { addressPattern } from "../../patterns/address/address-pattern.ts";
import { floorCarriagePattern } from "../../patterns/floor-carriage/floor-carriage-pattern.ts";
import { itemListPattern } from "../../patterns/item-list/item-list-pattern.ts";
import { toEstimateDraft } from "./estimate-request.ts";
import { quoteMessages } from "./messages.ts";
import { reviewQuote } from "./review.ts";
import { checkQuote } from "./rules.ts";
import { move } from "./schedule.ts";
import * as schemas from "./schemas.ts";
import { quoteSteps } from "./steps.ts";
import * as ui from "./ui-schema.ts";

/** A moving quote from the first question to the request; the answers outlive a reload, a login and the next page. */
export const quoteForm: FormDefinition<EstimateDraft, "loadScheduleDays" | "loadScheduleSlots"> = {
  id: "quote",
  version,
  steps: [
    {
      id: quoteSteps.start,
      name: "출발지",
      title: "어디에서 출발하나요?",
      schema: schemas.startSchema,
      uiSchema: ui.startUiSchema,
    },
    {
      id: quoteSteps.destination,
      name: "도착지",
      title: "어디로 옮기나요?",
      schema: schemas.destinationSchema,
      uiSchema: ui.destinationUiSchema,
    },
    {
      id: quoteSteps.items,
      name: "짐",
      title: "무엇을 옮기나요?",
      schema: schemas.itemsSchema,
      uiSchema: ui.itemsUiSchema,
    },
    {
      id: quoteSteps.date,
      name: "날짜와 시간",
      title: "언제 옮기나요?",
      schema: schemas.dateSchema,
      uiSchema: ui.dateUiSchema,
    },
    {
      id: quoteSteps.boxes,
      name: "박스",
      title: `${brand.name} 박스가 필요한가요?`,
      schema: schemas.boxesSchema,
      uiSchema: ui.boxesUiSchema,
      variants: [
        { when: (values) => values["use_boxes"] === true, schema: schemas.boxRentalSchema },
      ],
    },
    {
      id: quoteSteps.extras,
      name: "무거운 짐과 도움",
      title: "더 알아야 할 것이 있나요?",
      schema: schemas.extrasSchema,
      uiSchema: ui.extrasUiSchema,
      variants: [
        { when: (values) => values["extra_help"] === true, schema: schemas.helpersSchema },
      ],
    },
    {
      id: quoteSteps.confirm,
      name: "확인",
      title: "이대로 견적을 받을까요?",
      schema: schemas.confirmSchema,
      uiSchema: ui.confirmUiSchema,
      review: reviewQuote,
    },
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  validators,
  messages: quoteMessages,
  widgets: {
    ...addressPattern("start").widgets,
    ...floorCarriagePattern("start").widgets,
    ...move.widgets,
  },
  fields: { ...itemListPattern.fields },
  defaults: {},
  draft: { storage: "local", days: 7, keptAfterSubmit: true },
  submitLabel: "견적 받기",
  check: checkQuote,
  problemFields: { slot_full: ["move_time"] },
  toRequest: toEstimateDraft,
};
