import * as zod from "zod";

import { Popup } from "./model.schemas.ts";

/**
 * @summary 지금 보일 팝업
 */
export const ListPopupsResponseItem = Popup;
export const ListPopupsResponse = zod.array(ListPopupsResponseItem).max(10);
