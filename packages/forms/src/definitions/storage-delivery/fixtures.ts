import type { StorageDeliveryDraft } from "@damadum/sdk";
import { completeStorage } from "../storage/fixtures.ts";

export const offeredBoxes = [
  { serial: "BX7K3F9QX2M4", name: "겨울옷", description: "롱패딩, 목도리" },
  { serial: "BX2M4N8P6R7T", name: "BX2M4N8P6R7T", description: "적은 내용물이 없어요" },
] as const;

export const completeStorageDelivery: StorageDeliveryDraft = {
  box_serials: [offeredBoxes[0].serial],
  place: completeStorage.place,
  delivery: { date: "2026-12-08", time: "09:00" },
  extra_help: true,
  helper_count: 1,
  memo: "도착 10분 전에 전화해 주세요.",
};
