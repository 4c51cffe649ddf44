import { expect, it } from "vitest";
import { boxView } from "./box-view.ts";

it.each([
  ["READY", "준비 중", "SEE_CONTENTS", "빈 박스를 보내 드릴 준비를 하고 있어요."],
  ["DELIVERING", "빈 박스 배송 중", "SEE_CONTENTS", "빈 박스를 가져다 드리고 있어요."],
  ["PACKING", "담는 중", "WRITE_CONTENTS", "짐을 담으면서 내용물을 적어 주세요."],
  ["COLLECTING", "수거 중", "SEE_CONTENTS", "창고로 옮기고 있어요."],
  ["STORED", "보관 중", "BRING_BACK", "창고에서 안전하게 보관하고 있어요."],
  ["RETURN_READY", "배송 준비 중", "SEE_CONTENTS", "가져다 드릴 준비를 하고 있어요."],
  ["RETURNING", "배송 중", "SEE_CONTENTS", "가져다 드리고 있어요."],
  ["RETURNED", "찾아간 박스", "SEE_CONTENTS", "찾아간 박스예요. 보관은 이어지고 있어요."],
  ["ENDED", "보관 종료", "SEE_CONTENTS", "가져다 드리고 보관을 마쳤어요."],
  ["DISPOSAL_READY", "폐기 대기", "SEE_CONTENTS", "폐기를 기다리고 있어요."],
  ["DISPOSED", "폐기 완료", "SEE_CONTENTS", "폐기한 박스예요."],
  [
    "LOST",
    "분실",
    "SEE_CONTENTS",
    "보관 중에 잃어버렸어요. 보상을 안내해 드려요. 보관료는 더 받지 않아요.",
  ],
  [
    "DAMAGED",
    "파손",
    "SEE_CONTENTS",
    "보관 중에 파손됐어요. 보상을 안내해 드려요. 보관료는 더 받지 않아요.",
  ],
  ["CANCEL", "취소", "SEE_CONTENTS", "취소한 박스예요."],
] as const)("boxView shows %s as %s with %s next", (status, label, action, sentence) => {
  expect(boxView(status, { isOwn: false })).toMatchObject({ label, action, sentence });
});

it("boxView does not promise an empty box to a member with own boxes", () => {
  expect(boxView("READY", { isOwn: true })).toMatchObject({
    label: "수거 예약",
    sentence: "방문할 때 라벨을 붙여 드려요.",
  });
  expect(boxView("STORED", { isOwn: true })).toEqual(boxView("STORED", { isOwn: false }));
});
