import { StorageDeliveryDraft as body } from "@damadum/sdk/requests";
import { checkStorageDeliveryInput } from "@damadum/domain";
import type { StorageDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-delivery.ts";
import { placeStep } from "../../patterns/address/place-fields.ts";
import { boxSerialsField } from "../../patterns/boxes/box-serials-field.ts";
import { confirmStep } from "../../patterns/extras/extras-step.ts";
import { deliveryStep, helpStep } from "../../patterns/later-order/later-order-steps.ts";

/** The delivery of some stored boxes, whose storage continues. */
export const storageDeliveryForm = defineForm<StorageDeliveryDraft>()({
  id: "storage-delivery",
  body,
  compiled,
  steps: [
    { id: "boxes", name: "박스", title: "어떤 박스를 가져다 드릴까요?", fields: [boxSerialsField] },
    placeStep("어디로 가져다 드릴까요?"),
    deliveryStep,
    helpStep,
    confirmStep,
  ],
  needs: ["boxes", "loadScheduleDays", "loadScheduleSlots"],
  submitLabel: "박스 받기 신청하기",
  rules: checkStorageDeliveryInput,
  pricedFrom: ["boxes", "place"],
  problemFields: { slot_full: "delivery.time", box_unavailable: "box_serials" },
});
