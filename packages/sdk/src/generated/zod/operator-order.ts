import * as zod from "zod/mini";

import { OperatorCreatedOrder, OperatorNewOrder, OperatorOrder } from "./model.schemas.ts";

/**
 * @summary 전화로 받은 주문
 */
export const CreateOperatorOrderBody = OperatorNewOrder;

export const CreateOperatorOrderResponse = OperatorCreatedOrder;

/**
 * @summary 주문 하나의 모두
 */
export const getOperatorOrderPathSerialRegExp = new RegExp("^(MV|ST|SD|SF)[0-9]{8}[0-9A-Z]{8}$");

export const GetOperatorOrderParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(getOperatorOrderPathSerialRegExp)),
});

export const GetOperatorOrderResponse = OperatorOrder;
