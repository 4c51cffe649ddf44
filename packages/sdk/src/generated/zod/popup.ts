import * as zod from "zod/mini";

import { Popup } from "./model.schemas.ts";

/**
 * @summary 지금 보일 팝업
 */
export const ListPopupsResponseItem = Popup;
export const ListPopupsResponse = /*#__PURE__*/ zod
  .array(ListPopupsResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(10));
