import { MoveSpec } from "./model.schemas.ts";

/**
 * @summary 운송 품목 목록
 */
export const GetMoveSpecResponse = MoveSpec;
