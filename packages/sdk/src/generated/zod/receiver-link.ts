import * as zod from "zod/mini";

import { ReceivedDelivery, ReceiverLink } from "./model.schemas.ts";

/**
 * @summary 받는 사람 링크 보기
 */
export const getReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetReceiverLinkParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(getReceiverLinkPathSerialRegExp)),
});

export const GetReceiverLinkResponse = ReceiverLink;

/**
 * @summary 받는 사람 링크 만들기
 */
export const createReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CreateReceiverLinkParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(createReceiverLinkPathSerialRegExp)),
});

export const CreateReceiverLinkResponse = ReceiverLink;

/**
 * @summary 받는 사람 링크 없애기
 */
export const deleteReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const DeleteReceiverLinkParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(deleteReceiverLinkPathSerialRegExp)),
});

export const DeleteReceiverLinkResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 대신 받을 배송 보기
 */
export const getReceivedDeliveryPathKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const GetReceivedDeliveryParams = /*#__PURE__*/ zod.object({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getReceivedDeliveryPathKeyRegExp)),
});

export const GetReceivedDeliveryResponse = ReceivedDelivery;
