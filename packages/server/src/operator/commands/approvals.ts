import { z } from "zod";
import { answerOf } from "../../http/problem.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { changing, reading, tableOf } from "../command.ts";
import { named } from "../input/inputs.ts";
import { listedId, reasonOption } from "../input/options.ts";
import { timeCell, wonCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { answerRequest, findRequests, reopenRequest } from "../second-person/store.ts";

const idInput = named("확인 번호", listedId);
const problems = {
  forbidden:
    "다른 운영자가 확인해야 해요. 내가 부탁한 일이거나, 부탁한 사람이 최근 7일 안에 내 계정을 만들었거나 새로 만들어 줬어요.",
  state_conflict: "이미 다른 사람이 답한 일이에요. `pnpm ops approvals list` 로 확인해 주세요.",
} as const;

/** Whether a command was refused before it changed anything. */
function isRefusal(error: unknown): boolean {
  const reason = error instanceof OperatorError ? error.cause : error;
  if (reason instanceof ProblemError) return answerOf(reason).status < 500;
  return error instanceof OperatorError && reason === undefined;
}

/** Refunds and write-offs above the set sum, which another operator confirms. */
export const commands = [
  reading({
    words: "approvals list",
    summary: "다른 사람의 확인을 기다리는 환불과 감액을 봐요",
    input: z.object({}),
    async run({ services: { db } }) {
      const table = tableOf(await findRequests(db), {
        id: ["확인 번호", (request) => request.id],
        command: ["명령", (request) => request.command],
        about: ["무엇", (request) => request.about],
        amount: ["금액", (request) => wonCell(request.amount)],
        reason: [
          "이유",
          ({ input }) => (typeof input["reason"] === "string" ? input["reason"] : null),
        ],
        by: ["부탁한 사람", (request) => request.username],
        at: ["부탁한 때", (request) => timeCell(request.requested_at)],
      });
      return { tables: [table] };
    },
  }),
  changing({
    words: "approvals confirm",
    summary: "다른 운영자가 부탁한 환불이나 감액을 확인하고 실행해요",
    input: z.object({ id: idInput }),
    problems,
    async run({ services: { db, clock }, operator, runAsSecond }, { id }) {
      const answer = { id, by: operator.userId, now: clock(), status: "DONE" } as const;
      const { command: words, input } = await answerRequest(db, answer);
      try {
        return await runAsSecond(words, input);
      } catch (error) {
        // Any other error may come after the money has moved: confirming again would move it twice.
        if (isRefusal(error)) await reopenRequest(db, id);
        throw error;
      }
    },
  }),
  changing({
    words: "approvals decline",
    summary: "다른 운영자가 부탁한 환불이나 감액을 하지 않기로 해요",
    input: z.object({ id: idInput, reason: reasonOption }),
    problems,
    async run({ services: { db, clock }, operator }, { id }) {
      await answerRequest(db, { id, by: operator.userId, now: clock(), status: "DECLINED" });
      return { message: "하지 않기로 했어요. 부탁한 사람에게 알려 주세요." };
    },
  }),
];
