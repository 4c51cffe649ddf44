import type { CollectionRequest } from "@damadum/sdk";

/** Boxes that wait beside the door. */
export const completeCollection: CollectionRequest = {
  date: "2026-12-15",
  time: "13:00",
  memo: "경비실 앞에 두었어요.",
};
