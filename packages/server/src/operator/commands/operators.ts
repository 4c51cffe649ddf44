import { z } from "zod";
import { createOperator } from "../../features/member/create-operator.ts";
import { command, limitOption } from "../command.ts";
import { CREATE_OPERATOR, newOperatorSchema, welcome } from "../create-first-operator.ts";
import { timeText } from "../korean.ts";

export const operatorCommands = [
  command({
    words: CREATE_OPERATOR,
    summary: "운영자를 만들고 비밀번호를 한 번 보여 줘요",
    parameters: { username: "아이디" },
    options: { "--name <이름>": "이름" },
    changes: true,
    input: newOperatorSchema,
    async run({ services }, given) {
      return welcome(given.username, await createOperator(services, given));
    },
  }),
  command({
    words: "operators log",
    summary: "운영자가 한 일을 새 것부터 봐요",
    options: limitOption.flags,
    changes: false,
    input: z.object({ limit: limitOption.schema }),
    async run({ services: { db } }, { limit }) {
      const actions = await db
        .selectFrom("operator_actions")
        .innerJoin("users", "users.id", "operator_actions.operator_id")
        .selectAll("operator_actions")
        .select("users.username")
        .orderBy("operator_actions.id", "desc")
        .limit(limit)
        .execute();
      const rows = actions.map((action) => ({
        at: timeText(action.at),
        operator: action.username,
        command: action.command,
        input: JSON.stringify(action.input),
        outcome: action.outcome,
      }));
      const columns = {
        at: "때",
        operator: "누가",
        command: "명령",
        input: "내용",
        outcome: "결과",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
];
