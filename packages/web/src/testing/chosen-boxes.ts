import type { CompanyBox } from "@damadum/sdk";

const KEY = "damadum.company_chosen_boxes";

/** `beforeEach` of stories and tests that begin after a company user has chosen boxes in the list. */
export function afterChoosing(boxes: readonly CompanyBox[]): () => () => void {
  return () => {
    sessionStorage.setItem(KEY, JSON.stringify(boxes));
    return () => sessionStorage.removeItem(KEY);
  };
}
