import type { BoxContentWords } from "./form.ts";

export const completeBoxContent: BoxContentWords = {
  name: "롱패딩",
  count: 2,
  memo: "드라이클리닝을 했어요.",
};

/** What the page adds: the pictures, which are sent separately. */
export const added = { file_ids: [] };
