import { getListPopupsMockHandler } from "../../generated/popup/popup.msw.ts";
import { popup } from "../fixtures/popup.ts";
import { failures } from "./failing.ts";

/** Popups that every visitor sees for a while. */
export function popupScenarios(day: string) {
  return {
    listPopups: {
      // The first is the default of every screen, which a popup would cover.
      none: getListPopupsMockHandler([]),
      one: getListPopupsMockHandler([popup(day)]),
      ...failures(getListPopupsMockHandler),
    },
  };
}
