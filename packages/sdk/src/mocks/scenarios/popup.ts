import { getListPopupsMockHandler } from "../../generated/popup/popup.msw.ts";
import { popup } from "../fixtures/popup.ts";
import { anyones } from "./failing.ts";

export function popupScenarios(day: string) {
  return {
    listPopups: anyones(getListPopupsMockHandler, (reply) => ({
      // The first is the default of every screen, which a popup would cover.
      none: reply([]),
      one: reply([popup(day)]),
    })),
  };
}
