import * as zod from "zod/mini";

import { OperatorTodo } from "./model.schemas.ts";

/**
 * @summary 할 일
 */
export const listOperatorTodoQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");
export const listOperatorTodoQueryLimitDefault = 20;
export const listOperatorTodoQueryLimitMax = 100;

export const ListOperatorTodoQueryParams = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.enum([
      "OUTSIDE_REFUND",
      "SECOND_PERSON",
      "DECLINED_EXTRA",
      "EXPIRED_DEBT",
      "MOVE_TO_CONFIRM",
      "MOVE_PAST",
      "BOXES_TO_COLLECT",
      "STORAGE_TO_CONFIRM",
      "REFUND_TO_SEND",
      "RECEIPT_FAILED",
      "COMPENSATION_TO_SEND",
      "DAMAGE_TO_ANSWER",
      "CONTRACT_TO_CONFIRM",
      "WORK_TO_CONFIRM",
      "NOTICE_DEAD",
    ]),
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOperatorTodoQueryCursorRegExp)),
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listOperatorTodoQueryLimitMax)),
    listOperatorTodoQueryLimitDefault,
  ),
});

export const ListOperatorTodoResponse = OperatorTodo;
