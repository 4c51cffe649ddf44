import { EstimateTimes as body } from "@damadum/sdk/requests";
import { MAX_DELIVERY_GAP_DAYS } from "@damadum/domain";
import type { EstimateTimes } from "@damadum/sdk";

import type { FieldOptions } from "../../engine/definition/field-options.ts";
import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/reschedule.ts";
import { boxDaysStep, boxTimesStep } from "../../patterns/box-days/box-days-steps.ts";
import { visitFields } from "../../patterns/date-slot/date-slot-fields.ts";

const moveStep = {
  id: "move",
  name: "이사",
  title: "언제로 바꿀까요?",
  fields: visitFields("move", "이사", {
    title: "이사",
    options: { isPriced: true },
    plain: (_: unknown, today) => today,
  }),
} as const;

const deliveryStep = (options: FieldOptions) =>
  ({
    id: "delivery",
    name: "박스 받기",
    title: "박스를 언제 받으시겠어요?",
    fields: visitFields("delivery", "박스 받기", {
      title: "박스 받을",
      options,
      plain: (_: unknown, today) => today,
    }),
  }) as const;

const collectionStep = (options: FieldOptions) =>
  ({
    id: "collection",
    name: "박스 수거",
    title: "박스를 언제 가지러 갈까요?",
    fields: visitFields("collection", "박스 수거", {
      title: "박스 수거",
      help: `박스를 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일 동안 쓸 수 있어요.`,
      options,
      plain: (_: unknown, today) => today,
    }),
  }) as const;

const beforeMove = deliveryStep({ latest: { field: "move.date", addDays: 0 } });
const ofStorage = deliveryStep({ isPriced: true });
const afterMove = { earliest: { field: "move.date", addDays: 1 } } as const;
const withinWeek = {
  latest: { field: "delivery.date", addDays: MAX_DELIVERY_GAP_DAYS },
} as const;

const shared = {
  body,
  compiled,
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  submitLabel: "날짜 바꾸기",
} as const;

/** Another time for a move without our boxes. */
export const moveRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-move",
  steps: [moveStep],
});

export const boxedMoveRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-boxed-move",
  steps: [moveStep, beforeMove, collectionStep({ ...afterMove, ...withinWeek })],
});

/** Other times for a move whose boxes are already delivered. */
export const packedMoveRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-packed-move",
  steps: [moveStep, collectionStep(afterMove)],
});

/** Another time for the delivery of stored or empty boxes. */
export const deliveryRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-delivery",
  steps: [ofStorage],
});

/** Another time for the collection of boxes. */
export const collectionRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-collection",
  steps: [collectionStep({ isPriced: true })],
});

export const visitsRescheduleForm = defineForm<EstimateTimes>()({
  ...shared,
  id: "reschedule-visits",
  steps: [boxDaysStep, boxTimesStep],
});
