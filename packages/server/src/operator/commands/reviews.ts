import { z } from "zod";
import { findReviews, updateReview } from "../../move/review/store.ts";
import { changing, reading, listOf } from "../command.ts";
import { named } from "../input/inputs.ts";
import { listedId, plainList, reasonOption, typedText } from "../input/options.ts";
import { timeCell } from "../korean.ts";

const id = named("후기 번호", listedId);
const problems = {
  not_found: "그 번호의 후기가 없어요. 번호는 `pnpm ops reviews list` 로 볼 수 있어요.",
};

export const commands = [
  reading({
    words: "reviews list",
    summary: "후기를 새 것부터 봐요",
    ...plainList,
    async run({ services }, page) {
      return listOf(await findReviews(services.db, page), {
        id: ["번호", (review) => review.id],
        serial: ["이사", (review) => review.serial],
        rating: ["별점", (review) => review.rating],
        content: ["후기", (review) => review.content],
        answer: ["답글", (review) => review.answer],
        hidden: ["가린 까닭", (review) => review.hidden_reason],
        at: ["쓴 때", (review) => timeCell(review.created_at)],
      });
    },
  }),
  changing({
    words: "reviews answer",
    summary: "후기에 답글을 써요. 누구나 읽어요. 다시 쓰면 바뀌어요",
    input: z.object({ id, message: named("답글", typedText(500)) }),
    problems,
    async run({ services }, { id: review, message }) {
      const concerns = await updateReview(services.db, { id: review, answer: message });
      return { message: "답글을 썼어요.", concerns };
    },
  }),
  changing({
    words: "reviews hide",
    summary: "후기를 목록에서 가려요. 쓴 사람만 봐요",
    input: z.object({ id, reason: reasonOption }),
    problems,
    async run({ services }, { id: review, reason }) {
      const concerns = await updateReview(services.db, { id: review, hidden_reason: reason });
      return { message: "후기를 가렸어요.", concerns };
    },
  }),
  changing({
    words: "reviews show",
    summary: "가린 후기를 다시 보여요",
    input: z.object({ id }),
    problems,
    async run({ services }, { id: review }) {
      const concerns = await updateReview(services.db, { id: review, hidden_reason: null });
      return { message: "후기를 다시 보여요.", concerns };
    },
  }),
];
