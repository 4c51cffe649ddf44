import { z } from "zod";
import { createOperator } from "../../account/member/create-operator.ts";
import { command, tableOf } from "../command.ts";
import { findOperators } from "../find-operator.ts";
import {
  CREATE_OPERATOR,
  createOperatorTexts,
  newOperatorSchema,
  welcome,
} from "../create-first-operator.ts";
import { plainList } from "../input/options.ts";
import { timeCell } from "../korean.ts";

/** Names of outcomes; any other outcome is the problem code of a refusal. */
const outcomes: Readonly<Record<string, string>> = {
  STARTED: "끝을 알 수 없음",
  DONE: "했음",
  INVALID: "잘못 적음",
  FAILED: "실패",
};

function outcomeCell(outcome: string) {
  return { value: outcome, text: outcomes[outcome] ?? `거절 (${outcome})` };
}

/** The order, box or request that a command concerned. */
function numberIn(input: Readonly<Record<string, unknown>>): string | null {
  const number = input["serial"] ?? input["order"] ?? input["id"] ?? input["url"];
  return typeof number === "string" ? number : null;
}

export const commands = [
  command({
    words: CREATE_OPERATOR,
    summary: "운영자를 만들고 비밀번호를 한 번 보여 줘요",
    ...createOperatorTexts,
    changes: true,
    input: newOperatorSchema,
    async run({ services }, input) {
      const result = welcome(input.username, await createOperator(services, input));
      return { ...result, made: input.username };
    },
  }),
  command({
    words: "operators list",
    summary: "운영자를 아이디 순으로 봐요",
    changes: false,
    input: z.object({}),
    async run({ services: { db } }) {
      const table = tableOf(await findOperators(db), {
        username: ["아이디", (one) => one.username],
        name: ["이름", (one) => one.name],
        at: ["만든 때", (one) => timeCell(one.created_at)],
      });
      return { tables: [table] };
    },
  }),
  command({
    words: "operators log",
    summary: "운영자가 한 일을 새 것부터 봐요",
    ...plainList,
    async run({ services: { db } }, { limit }) {
      const actions = await db
        .selectFrom("operator_actions")
        .innerJoin("users", "users.id", "operator_actions.operator_id")
        .selectAll("operator_actions")
        .leftJoin("users as member", "member.id", "operator_actions.concerns")
        .select(["users.username", "member.username as member"])
        .orderBy("operator_actions.id", "desc")
        .limit(limit)
        .execute();
      const table = tableOf(actions, {
        at: ["때", (action) => timeCell(action.at)],
        operator: ["누가", (action) => action.username],
        command: ["명령", (action) => action.command],
        concerns: ["누구·무엇", (action) => action.member ?? numberIn(action.input)],
        input: ["내용", (action) => JSON.stringify(action.input)],
        made: ["만든 것", (action) => action.made],
        outcome: ["결과", (action) => outcomeCell(action.outcome)],
      });
      return { tables: [table] };
    },
  }),
];
