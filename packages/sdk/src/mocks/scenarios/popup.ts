import { getListPopupsMockHandler } from "../../generated/popup/popup.msw.ts";
import { popup } from "../fixtures/popup.ts";
import { troubles } from "./failing.ts";

/** What every visitor sees for a while. */
export function popupScenarios(day: string) {
  return {
    listPopups: {
      one: getListPopupsMockHandler([popup(day)]),
      none: getListPopupsMockHandler([]),
      ...troubles(getListPopupsMockHandler),
    },
  };
}
