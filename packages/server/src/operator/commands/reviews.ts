import { z } from "zod";
import { findReviews, updateReview } from "../../move/review/store.ts";
import { changing, reading, listOf } from "../command.ts";
import { listedId, plainList, reasonOption } from "../input/options.ts";
import { timeCell } from "../korean.ts";

const parameters = { id: "후기 번호" };
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
    parameters: { ...parameters, message: "답글" },
    input: z.object({ id: listedId, message: z.string().trim().min(1).max(500) }),
    problems,
    async run({ services }, { id, message }) {
      const concerns = await updateReview(services.db, { id, answer: message });
      return { message: "답글을 썼어요.", concerns };
    },
  }),
  changing({
    words: "reviews hide",
    summary: "후기를 목록에서 가려요. 쓴 사람만 봐요",
    parameters,
    options: reasonOption.flags,
    input: z.object({ id: listedId, reason: reasonOption.schema }),
    problems,
    async run({ services }, { id, reason }) {
      const concerns = await updateReview(services.db, { id, hidden_reason: reason });
      return { message: "후기를 가렸어요.", concerns };
    },
  }),
  changing({
    words: "reviews show",
    summary: "가린 후기를 다시 보여요",
    parameters,
    input: z.object({ id: listedId }),
    problems,
    async run({ services }, { id }) {
      const concerns = await updateReview(services.db, { id, hidden_reason: null });
      return { message: "후기를 다시 보여요.", concerns };
    },
  }),
];
