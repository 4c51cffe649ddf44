import { Health } from "./model.schemas.ts";

/**
 * @summary 서버 상태
 */
export const GetHealthResponse = Health;
