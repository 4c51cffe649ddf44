import { FinalDeliveryDraft as body } from "@damadum/sdk/requests";
import { checkFinalDeliveryInput } from "@damadum/domain";
import type { FinalDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-finish.ts";
import { placeStep } from "../../patterns/address/place-fields.ts";
import { confirmStep } from "../../patterns/extras/extras-step.ts";
import { deliveryStep, helpStep, scopeStep } from "../../patterns/later-order/later-order-steps.ts";

/** The delivery of all or some boxes, which ends their storage. */
export const storageFinishForm = defineForm<FinalDeliveryDraft>()({
  id: "storage-finish",
  body,
  compiled,
  steps: [scopeStep, placeStep("어디로 가져다 드릴까요?"), deliveryStep, helpStep, confirmStep],
  needs: ["boxes", "loadScheduleDays", "loadScheduleSlots"],
  submitLabel: "보관 끝내고 박스 받기",
  rules: checkFinalDeliveryInput,
  pricedFrom: ["boxes", "place"],
  problemFields: { slot_full: "delivery.time", box_unavailable: "box_serials" },
});
