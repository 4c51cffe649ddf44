import * as zod from "zod";

import {
  AddedBoxContent,
  BoxContent,
  BoxContentInput,
  BoxContents,
  OrderBoxContents,
  OrderBoxContentsUpdate,
  StoredBoxPage,
} from "./model.schemas.ts";

/**
 * 모든 주문의 박스를 이름, 내용물, 라벨의 번호로 찾습니다. 초성과 글자 일부로도 찾을 수 있습니다.
 * @summary 내 보관 박스
 */
export const listStoredBoxesQueryPageDefault = 1;
export const listStoredBoxesQueryPageMax = 100000;

export const listStoredBoxesQueryLimitDefault = 20;
export const listStoredBoxesQueryLimitMax = 100;

export const listStoredBoxesQueryQMax = 100;

export const ListStoredBoxesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listStoredBoxesQueryPageMax)
    .default(listStoredBoxesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listStoredBoxesQueryLimitMax)
    .default(listStoredBoxesQueryLimitDefault)
    .describe("한 쪽의 개수"),
  q: zod
    .string()
    .min(1)
    .max(listStoredBoxesQueryQMax)
    .exactOptional()
    .describe("찾을 말. 초성도 됩니다."),
  status: zod
    .enum([
      "READY",
      "DELIVERING",
      "PACKING",
      "COLLECTING",
      "STORED",
      "RETURN_READY",
      "RETURNING",
      "RETURNED",
      "ENDED",
      "DISPOSAL_READY",
      "DISPOSED",
      "LOST",
      "DAMAGED",
      "CANCEL",
    ])
    .exactOptional()
    .describe("박스 상태"),
});

export const ListStoredBoxesResponse = StoredBoxPage;

/**
 * 종류와 상관없이 그 주문에 든 박스만, 박스마다 내용물, 단계별 사진, 상태 기록을 드립니다.
 * @summary 주문의 박스와 내용물
 */
export const getOrderBoxContentsPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetOrderBoxContentsParams = zod.object({
  serial: zod.string().regex(getOrderBoxContentsPathSerialRegExp).describe("보관 주문 번호"),
});

export const GetOrderBoxContentsResponse = OrderBoxContents;

/**
 * 보낸 박스만 통째로 바뀝니다. `content_id` 가 있으면 고치고, 없으면 더하고, 빠진 것은 지웁니다.
 * @summary 주문의 박스 내용물 수정
 */
export const updateOrderBoxContentsPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const UpdateOrderBoxContentsParams = zod.object({
  serial: zod.string().regex(updateOrderBoxContentsPathSerialRegExp).describe("첫 보관 주문 번호"),
});

export const UpdateOrderBoxContentsBody = OrderBoxContentsUpdate;

export const UpdateOrderBoxContentsResponse = OrderBoxContents;

/**
 * 박스의 주인은 모두 보고, 방문자는 박스가 창고에 들어오기 전까지 이 기기(`visitor-key`)에서 더한 것만 봅니다.
 * @summary 박스의 내용물
 */
export const listBoxContentsPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const ListBoxContentsParams = zod.object({
  serial: zod.string().regex(listBoxContentsPathSerialRegExp).describe("박스 번호 (라벨)"),
});

export const listBoxContentsHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const ListBoxContentsHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(listBoxContentsHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
});

export const ListBoxContentsResponse = BoxContents;

/**
 * 박스의 주인은 언제나, 방문자는 담는 중(PACKING)인 박스에만 더할 수 있습니다. 방문자가 `visitor-key` 없이 보내면
 * 새 열쇠를 한 번 드립니다. 한 박스에 100개까지입니다.
 * @summary 박스에 내용물 추가
 */
export const createBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const CreateBoxContentParams = zod.object({
  serial: zod.string().regex(createBoxContentPathSerialRegExp).describe("박스 번호 (라벨)"),
});

export const createBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const CreateBoxContentHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(createBoxContentHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateBoxContentBody = BoxContentInput;

export const CreateBoxContentResponse = AddedBoxContent;

/**
 * 방문자는 담는 중인 박스에서, 이 기기에서 더한 것만 고칩니다. 그 밖에는 없음으로 답합니다.
 * @summary 내용물 수정
 */
export const updateBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const UpdateBoxContentParams = zod.object({
  serial: zod.string().regex(updateBoxContentPathSerialRegExp).describe("박스 번호 (라벨)"),
  content_id: zod.uuid().describe("내용물 번호"),
});

export const updateBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const UpdateBoxContentHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(updateBoxContentHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
});

export const UpdateBoxContentBody = BoxContentInput;

export const UpdateBoxContentResponse = BoxContent;

/**
 * 방문자는 담는 중인 박스에서, 이 기기에서 더한 것만 지웁니다.
 * @summary 내용물 지우기
 */
export const deleteBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const DeleteBoxContentParams = zod.object({
  serial: zod.string().regex(deleteBoxContentPathSerialRegExp).describe("박스 번호 (라벨)"),
  content_id: zod.uuid().describe("내용물 번호"),
});

export const deleteBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const DeleteBoxContentHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(deleteBoxContentHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
});

export const DeleteBoxContentResponse = zod.void();
