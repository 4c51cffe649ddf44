import * as zod from "zod/mini";

import { OperatorCommandCall, OperatorCommandResult, OperatorCommands } from "./model.schemas.ts";

/**
 * @summary 운영자의 명령 모두
 */
export const ListOperatorCommandsResponse = OperatorCommands;

/**
 * @summary 명령 하나 실행
 */
export const runOperatorCommandPathNameMax = 60;

export const runOperatorCommandPathNameRegExp = new RegExp("^[a-z]+(-[a-z]+)*$");

export const RunOperatorCommandParams = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(runOperatorCommandPathNameMax))
    .check(/*#__PURE__*/ zod.regex(runOperatorCommandPathNameRegExp)),
});

export const RunOperatorCommandBody = OperatorCommandCall;

export const RunOperatorCommandResponse = OperatorCommandResult;
