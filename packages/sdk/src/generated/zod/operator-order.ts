import * as zod from "zod/mini";

import { OperatorOrder } from "./model.schemas.ts";

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
