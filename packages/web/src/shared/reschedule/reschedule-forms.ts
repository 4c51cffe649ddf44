import {
  boxedMoveRescheduleForm,
  collectionRescheduleForm,
  deliveryRescheduleForm,
  moveRescheduleForm,
  packedMoveRescheduleForm,
  visitsRescheduleForm,
} from "@damadum/forms";
import type { EstimateTimes } from "@damadum/sdk";

/** The form that reschedules these visits; null if none can be moved. */
export function rescheduleFormFor({ move, delivery, collection }: EstimateTimes) {
  if (move) {
    if (delivery) return boxedMoveRescheduleForm;
    return collection ? packedMoveRescheduleForm : moveRescheduleForm;
  }
  if (delivery) return collection ? visitsRescheduleForm : deliveryRescheduleForm;
  return collection ? collectionRescheduleForm : null;
}
