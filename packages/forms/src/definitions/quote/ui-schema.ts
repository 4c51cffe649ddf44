import { brand } from "@damadum/domain";
import type { UiSchema } from "@rjsf/utils";

import { addressUiSchema } from "../../patterns/address/ui-schema.ts";
import { floorCarriageUiSchema } from "../../patterns/floor-carriage/ui-schema.ts";
import { itemListPattern } from "../../patterns/item-list/item-list-pattern.ts";
import { choiceOptions } from "../../theme/widgets/choice.ts";
import { collection, delivery, move } from "./schedule.ts";

/** One end of the move; the step's question names it, so its legend is for screen readers. */
function placeUiSchema(title: string): UiSchema {
  return {
    ...addressUiSchema,
    ...floorCarriageUiSchema,
    "ui:title": title,
    "ui:label": false,
  };
}

export const startUiSchema: UiSchema = { start: placeUiSchema("출발지") };

export const destinationUiSchema: UiSchema = { destination: placeUiSchema("도착지") };

export const itemsUiSchema: UiSchema = itemListPattern.uiSchema;

export const dateUiSchema: UiSchema = move.uiSchema;

export const boxesUiSchema: UiSchema = {
  use_boxes: {
    "ui:title": `${brand.name} 박스를 쓸까요?`,
    "ui:widget": "choice",
    "ui:answer": "chosen",
    "ui:options": choiceOptions({
      choices: [
        {
          value: true,
          label: "네, 빌릴게요",
          description: "이사 전에 받고 이사 뒤에 돌려줘요",
          icon: "box",
        },
        { value: false, label: "아니요, 직접 쌀게요", description: "가지고 있는 박스를 써요" },
      ],
    }),
  },
  box_rental: {
    "ui:title": "박스 대여",
    "ui:label": false,
    box_count: { "ui:title": "박스 개수", "ui:widget": "counter" },
    delivery: { "ui:title": "박스 받기", "ui:label": false, ...delivery.uiSchema },
    collection: { "ui:title": "박스 돌려주기", "ui:label": false, ...collection.uiSchema },
  },
};

export const extrasUiSchema: UiSchema = {
  heavy_load: {
    "ui:title": "20kg 이상인 짐이 있나요?",
    "ui:widget": "choice",
    "ui:answer": "chosen",
    "ui:options": choiceOptions({
      help: "책을 가득 담은 박스나 운동 기구처럼 혼자 들기 힘든 짐이에요.",
      columns: 2,
      choices: [
        { value: true, label: "있어요" },
        { value: false, label: "없어요" },
      ],
    }),
  },
  extra_help: {
    "ui:title": "도와줄 사람이 더 필요한가요?",
    "ui:widget": "choice",
    "ui:answer": "chosen",
    "ui:options": choiceOptions({
      columns: 2,
      choices: [
        { value: true, label: "더 필요해요" },
        { value: false, label: "괜찮아요" },
      ],
    }),
  },
  helper_count: { "ui:title": "더 필요한 사람 수", "ui:widget": "counter" },
};

export const confirmUiSchema: UiSchema = {
  memo: {
    "ui:title": "남길 말",
    "ui:widget": "textarea",
    "ui:placeholder": "주차, 공동 현관, 조심할 짐처럼 미리 알아야 할 것을 적어 주세요.",
  },
};
