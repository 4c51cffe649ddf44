import * as zod from "zod/mini";

import { OperatorDay, OperatorVisitAnswers, OperatorVisitSteps } from "./model.schemas.ts";

/**
 * @summary 하루의 방문
 */
export const ListOperatorVisitsQueryParams = /*#__PURE__*/ zod.object({
  day: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  kind: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(["MOVE", "STORAGE", "COMPANY"])),
  state: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(["OPEN", "DONE"])),
});

export const ListOperatorVisitsResponse = OperatorDay;

/**
 * @summary 고른 방문을 다음 걸음으로
 */
export const AdvanceOperatorVisitsBody = OperatorVisitSteps;

export const AdvanceOperatorVisitsResponse = OperatorVisitAnswers;
