import * as zod from "zod";

import { ReceivedDelivery, ReceiverLink } from "./model.schemas.ts";

/**
 * 지금 쓸 수 있는 링크입니다. 만들지 않았거나 없앴으면 `key` 가 null 이고, 앞으로 받을 배송이 없으면 `opens_on` 도 null 입니다.
 * @summary 받는 사람 링크 보기
 */
export const getReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetReceiverLinkParams = zod.object({
  serial: zod.string().regex(getReceiverLinkPathSerialRegExp).describe("보관 주문 번호"),
});

export const GetReceiverLinkResponse = ReceiverLink;

/**
 * 다른 사람이 이 배송을 대신 받도록 배송일 하루만 열리는 링크를 만듭니다. 이미 있으면 그 링크를 드립니다. 결제하지 않았거나 이미 배송했으면 `state_conflict` 입니다.
 * @summary 받는 사람 링크 만들기
 */
export const createReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CreateReceiverLinkParams = zod.object({
  serial: zod.string().regex(createReceiverLinkPathSerialRegExp).describe("보관 주문 번호"),
});

export const CreateReceiverLinkResponse = ReceiverLink;

/**
 * 보낸 링크가 바로 닫힙니다. 없으면 그대로 둡니다.
 * @summary 받는 사람 링크 없애기
 */
export const deleteReceiverLinkPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const DeleteReceiverLinkParams = zod.object({
  serial: zod.string().regex(deleteReceiverLinkPathSerialRegExp).describe("보관 주문 번호"),
});

export const DeleteReceiverLinkResponse = zod.void();

/**
 * 링크를 가진 사람은 배송일 하루 동안 시간, 장소, 박스 개수만 봅니다. 그 전에는 열리는 날만, 그 뒤와 취소하거나 없앤 뒤에는 `not_found` 입니다.
 * @summary 대신 받을 배송 보기
 */
export const getReceivedDeliveryPathKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const GetReceivedDeliveryParams = zod.object({
  key: zod
    .string()
    .regex(getReceivedDeliveryPathKeyRegExp)
    .describe("링크의 끝. 추측할 수 없습니다."),
});

export const GetReceivedDeliveryResponse = ReceivedDelivery;
