import { StorageOrderDraft as body } from "@damadum/sdk/requests";
import {
  brand,
  checkStorageOrderInput,
  currentStoragePriceList,
  offeredPaymentTypes,
  orderPaymentTypes,
  storageGrades,
  storagePromotions,
  usualStorage,
} from "@damadum/domain";
import type { StorageOrderDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage.ts";
import { placeStep } from "../../patterns/address/place-fields.ts";
import { boxDaysStep, boxTimesStep } from "../../patterns/box-days/box-days-steps.ts";
import { visitFields } from "../../patterns/date-slot/date-slot-fields.ts";
import { plainDay } from "../../patterns/date-slot/plain-day.ts";
import { couponField } from "../../patterns/coupon/coupon-field.ts";
import { confirmStep, extrasStep } from "../../patterns/extras/extras-step.ts";
import { choicesOf, yesNo } from "../../theme/widgets/choice.ts";

const modeOn = (today: string) => currentStoragePriceList(today).paymentTypeMode;

/**
 * A first storage order: what is stored and for how long, when boxes are delivered and collected, and how it is paid.
 */
export const storageForm = defineForm<StorageOrderDraft>()({
  id: "storage",
  body,
  compiled,
  steps: [
    {
      id: "boxes",
      name: "박스",
      title: "박스가 몇 개 필요하세요?",
      reviewLabel: "박스",
      fields: [
        {
          path: "box_count",
          widget: "boxCount",
          help: "맡긴 물건이 상하거나 없어지면 물건값을 배상해요. 박스마다 정해 둔 한도는 없어요.",
          plain: 1,
          suggest: () => usualStorage.boxCount,
        },
      ],
    },
    {
      id: "period",
      name: "기간",
      title: "얼마나, 어떻게 맡기세요?",
      reviewLabel: "보관",
      fields: [
        {
          path: "months",
          title: "보관 기간(개월)",
          reviewTitle: "보관 기간",
          widget: "months",
          plain: usualStorage.months,
          suggest: () => usualStorage.months,
        },
        {
          path: "grade",
          widget: "choice",
          options: { choices: choicesOf(storageGrades), price: "total" },
          plain: "BASIC",
          suggest: () => "BASIC",
        },
      ],
    },
    {
      id: "payment",
      name: "결제",
      title: "어떻게 결제할까요?",
      fields: [
        {
          path: "payment_type",
          widget: "paymentType",
          options: { choices: choicesOf(orderPaymentTypes), price: "total" },
          plain: (_answers, today) => offeredPaymentTypes(modeOn(today))[0] ?? "NORMAL",
          suggest: (_answers, today) => offeredPaymentTypes(modeOn(today))[0],
        },
        {
          path: "promotion",
          title: `${storagePromotions.FREE_MONTH3.label}로 시작할게요`,
          widget: "freeMonths",
          help: "3개월이 지나면 자동으로 끝나요. 끝나기 전에 따로 동의하지 않으면 유료로 바뀌지 않아요.",
          options: { checkedValue: "FREE_MONTH3" },
          when: [
            { field: "months", is: storagePromotions.FREE_MONTH3.months },
            { field: "payment_type", is: "NORMAL" },
          ],
        },
        {
          path: "continuation_reminder",
          title: `무료 기간이 끝나기 전에 ${storagePromotions.FREE_MONTH3.continuesFor}개월 더 맡길지 물어봐 주세요 (선택)`,
          widget: "continuationReminder",
          when: { field: "promotion", is: "FREE_MONTH3" },
          clearedWhenInactive: true,
        },
        couponField,
      ],
    },
    {
      id: "own",
      name: "담을 박스",
      title: "어떤 박스에 담을까요?",
      fields: [
        {
          path: "use_boxes",
          title: "담을 박스",
          widget: "choice",
          options: {
            labelHidden: true,
            choices: yesNo(
              {
                label: `${brand.name} 박스`,
                description: "빈 박스를 먼저 보내 드려요. 대여료는 없어요.",
                icon: "box",
              },
              { label: "가지고 있는 박스", description: "미리 담아 두시면 가지러 가요." },
            ),
            price: "extra",
          },
          plain: false,
        },
      ],
    },
    { ...boxDaysStep, when: { field: "use_boxes", is: true } },
    { ...boxTimesStep, when: { field: "use_boxes", is: true } },
    {
      id: "collection",
      name: "박스 수거",
      title: "담은 박스를 언제 가지러 갈까요?",
      // Until the question about boxes is answered, the number of steps includes this one for the visits.
      when: { field: "use_boxes", isNot: true },
      fields: visitFields("collection", "박스 수거", {
        title: "박스 수거",
        options: { isPriced: true },
        plain: (_, today) => plainDay(today),
      }),
    },
    placeStep("어디에서 박스를 가져갈까요?"),
    extrasStep,
    confirmStep,
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  draft: {
    storage: "local",
    days: 7,
    keepAfterSubmit: true,
    name: "보관 견적",
    alsoOpens: {
      // Asked for delivery and collection one after the other.
      d04e1bfc14c2: { delivery: "visits" },
      // Began with the address.
      "6fd47b153705": {},
    },
  },
  submitLabel: "견적 저장하고 결제하기",
  rules: checkStorageOrderInput,
  pricedFrom: ["boxes"],
  continuesByItself: true,
  problemFields: { slot_full: "collection.time" },
});
