import { StorageOrderDraft as body } from "@damadum/contract/requests";
import {
  addDays,
  brand,
  checkStorageOrderInput,
  MAX_DELIVERY_GAP_DAYS,
  orderPaymentTypes,
  requiredMessages,
  storageGrades,
  storagePromotions,
} from "@damadum/domain";
import type { StorageOrderDraft } from "@damadum/sdk";

import { defineForm } from "../../engine/definition/define-form.ts";
import type { DeepPartial } from "../../engine/data/values.ts";
import { compiled } from "../../generated/forms/storage.ts";
import { placeFields } from "../../patterns/address/place-fields.ts";
import { dateSlotFields } from "../../patterns/date-slot/date-slot-fields.ts";
import { plainDay } from "../../patterns/date-slot/plain-day.ts";
import { extrasStep, memoField } from "../../patterns/extras/extras-step.ts";
import { choicesOf, yesNo } from "../../theme/widgets/choice.ts";

type Answers = DeepPartial<StorageOrderDraft>;

/** A first storage order: what is stored and for how long, when boxes come and go, and how it is paid. */
export const storageForm = defineForm<StorageOrderDraft>()({
  id: "storage",
  body,
  compiled,
  steps: [
    {
      id: "place",
      name: "주소",
      title: "어디에서 박스를 가져갈까요?",
      fields: placeFields("place", "주소", "single"),
    },
    {
      id: "storage",
      name: "보관",
      title: "무엇을 얼마나 보관할까요?",
      fields: [
        {
          path: "grade",
          title: "보관 방법",
          widget: "choice",
          options: { choices: choicesOf(storageGrades) },
          required: "보관 방법을 골라 주세요.",
          plain: "BASIC",
        },
        {
          path: "months",
          title: "보관 기간(개월)",
          widget: "counter",
          options: { unit: "개월" },
          required: requiredMessages.storagePeriod,
          plain: 1,
        },
        {
          path: "box_count",
          title: "박스 개수",
          widget: "counter",
          options: { unit: "개" },
          required: requiredMessages.boxCount,
          plain: 1,
        },
        {
          path: "use_boxes",
          title: "어떤 박스에 담을까요?",
          widget: "choice",
          options: {
            choices: yesNo(
              { label: `${brand.name} 박스`, description: "빈 박스를 먼저 보내 드려요" },
              { label: "가지고 있는 박스", description: "담아 두시면 가지러 가요" },
            ),
          },
          required: requiredMessages.useBoxes,
          plain: false,
        },
      ],
    },
    {
      id: "dates",
      name: "날짜와 시간",
      title: "언제 찾아갈까요?",
      fields: [
        { path: "delivery", title: "박스 받기", when: { field: "use_boxes", is: true } },
        ...dateSlotFields({
          date: "delivery.date",
          time: "delivery.time",
          title: "박스 받을",
          required: { date: requiredMessages.deliveryDate, time: requiredMessages.deliveryTime },
          options: { isPriced: true },
          plain: ({ collection }: Answers, today) => addDays(collection?.date ?? today, -1),
        }),
        { path: "collection", title: "박스 보내기" },
        ...dateSlotFields({
          date: "collection.date",
          time: "collection.time",
          title: "박스 수거",
          required: {
            date: requiredMessages.collectionDate,
            time: requiredMessages.collectionTime,
          },
          help: `박스를 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일 안에 보내 주세요.`,
          options: {
            isPriced: true,
            earliest: { field: "delivery.date", addDays: 0 },
            latest: { field: "delivery.date", addDays: MAX_DELIVERY_GAP_DAYS },
          },
          plain: ({ delivery }: Answers, today) => plainDay(delivery?.date ?? today),
        }),
      ],
    },
    extrasStep,
    {
      id: "payment",
      name: "결제",
      title: "어떻게 결제할까요?",
      fields: [
        {
          path: "payment_type",
          title: "결제 방법",
          widget: "choice",
          options: { choices: choicesOf(orderPaymentTypes) },
          required: "결제 방법을 골라 주세요.",
          plain: "NORMAL",
        },
        {
          path: "promotion",
          title: `${storagePromotions.FREE_MONTH3.label}로 시작할게요`,
          widget: "checkbox",
          help: "3개월이 지나도 저절로 유료로 바뀌지 않아요.",
          options: { checkedValue: "FREE_MONTH3" },
          when: [
            { field: "months", is: storagePromotions.FREE_MONTH3.months },
            { field: "payment_type", is: "NORMAL" },
          ],
        },
      ],
    },
    { id: "confirm", name: "확인", title: "이대로 맡길까요?", isReview: true, fields: [memoField] },
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  draft: { storage: "local", days: 7, keptAfterSubmit: true },
  submitLabel: "보관 신청하기",
  rules: checkStorageOrderInput,
  pricedFrom: ["place", "storage"],
  problemFields: { slot_full: "collection.time" },
});
