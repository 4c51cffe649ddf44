import type { ReviewWords } from "./form.ts";

/** A review of a move that went well. */
export const completeReview: ReviewWords = {
  rating: 5,
  content: "약속한 시간에 오셔서 꼼꼼하게 옮겨 주셨어요.",
};

/** What the page adds: the pictures, which are sent separately. */
export const added = { file_ids: [] };
