import * as zod from "zod/mini";

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
 * @summary 내 보관 박스
 */
export const listStoredBoxesQueryPageDefault = 1;
export const listStoredBoxesQueryPageMax = 100000;

export const listStoredBoxesQueryLimitDefault = 20;
export const listStoredBoxesQueryLimitMax = 100;

export const listStoredBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");
export const listStoredBoxesQueryQMax = 100;

export const ListStoredBoxesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStoredBoxesQueryPageMax)),
    listStoredBoxesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStoredBoxesQueryLimitMax)),
    listStoredBoxesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStoredBoxesQueryCursorRegExp)),
  ),
  q: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listStoredBoxesQueryQMax)),
  ),
  status: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.enum([
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
    ]),
  ),
});

export const ListStoredBoxesResponse = StoredBoxPage;

/**
 * @summary 주문의 박스와 내용물
 */
export const getOrderBoxContentsPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetOrderBoxContentsParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(getOrderBoxContentsPathSerialRegExp)),
});

export const GetOrderBoxContentsResponse = OrderBoxContents;

/**
 * @summary 주문의 박스 내용물 수정
 */
export const updateOrderBoxContentsPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const UpdateOrderBoxContentsParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(updateOrderBoxContentsPathSerialRegExp)),
});

export const updateOrderBoxContentsHeaderIfMatchMax = 1000;

export const UpdateOrderBoxContentsHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateOrderBoxContentsHeaderIfMatchMax)),
  ),
});

export const UpdateOrderBoxContentsBody = OrderBoxContentsUpdate;

export const UpdateOrderBoxContentsResponse = OrderBoxContents;

/**
 * @summary 박스의 내용물
 */
export const listBoxContentsPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const ListBoxContentsParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(listBoxContentsPathSerialRegExp)),
});

export const listBoxContentsHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const ListBoxContentsHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(listBoxContentsHeaderVisitorKeyRegExp)),
  ),
});

export const ListBoxContentsResponse = BoxContents;

/**
 * @summary 박스에 내용물 추가
 */
export const createBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const CreateBoxContentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(createBoxContentPathSerialRegExp)),
});

export const createBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const CreateBoxContentHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(createBoxContentHeaderVisitorKeyRegExp)),
  ),
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateBoxContentBody = BoxContentInput;

export const CreateBoxContentResponse = AddedBoxContent;

/**
 * @summary 내용물 수정
 */
export const updateBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const UpdateBoxContentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(updateBoxContentPathSerialRegExp)),
  content_id: /*#__PURE__*/ zod.uuid(),
});

export const updateBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");
export const updateBoxContentHeaderIfMatchMax = 1000;

export const UpdateBoxContentHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(updateBoxContentHeaderVisitorKeyRegExp)),
  ),
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateBoxContentHeaderIfMatchMax)),
  ),
});

export const UpdateBoxContentBody = BoxContentInput;

export const UpdateBoxContentResponse = BoxContent;

/**
 * @summary 내용물 지우기
 */
export const deleteBoxContentPathSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const DeleteBoxContentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(deleteBoxContentPathSerialRegExp)),
  content_id: /*#__PURE__*/ zod.uuid(),
});

export const deleteBoxContentHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");
export const deleteBoxContentHeaderIfMatchMax = 1000;

export const DeleteBoxContentHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(deleteBoxContentHeaderVisitorKeyRegExp)),
  ),
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteBoxContentHeaderIfMatchMax)),
  ),
});

export const DeleteBoxContentResponse = /*#__PURE__*/ zod.void();
