import { addDays, operatorRoles, seoulInstant } from "@damadum/domain";
import { z } from "zod";
import {
  createOperator,
  disableOperator,
  renewOperator,
} from "../../account/member/create-operator.ts";
import { listOperators } from "../../account/session/operator-store.ts";
import { problemRows } from "../../http/problem.ts";
import { checkChain } from "../action-log/chain-store.ts";
import { findActions } from "../action-log/store.ts";
import { changing, reading, tableOf } from "../command.ts";
import {
  CREATE_OPERATOR,
  newOperatorInput,
  roleOption,
  usernameInput,
  welcome,
} from "../new-operator.ts";
import { option } from "../input/inputs.ts";
import { dayText, limitOption } from "../input/options.ts";
import { labelCell, timeCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";

/** Names of outcomes; any other outcome is the problem code of a refusal. */
const outcomes: Readonly<Record<string, string>> = {
  STARTED: "끝을 알 수 없음",
  DONE: "했음",
  INVALID: "잘못 적음",
  FAILED: "실패",
};

const refusals = new Map<string, string>(
  problemRows().map(({ code, messages: [why = ""] }) => [code, why]),
);

function outcomeCell(outcome: string) {
  const refusal = `거절: ${refusals.get(outcome)?.split(". ")[0] ?? outcome}`;
  return { value: outcome, text: outcomes[outcome] ?? refusal };
}

/** The order, box or request that a command concerned. */
function numberIn(input: Readonly<Record<string, unknown>>): string | null {
  const number = input["serial"] ?? input["order"] ?? input["id"] ?? input["url"];
  return typeof number === "string" ? number : null;
}

export const commands = [
  changing({
    words: CREATE_OPERATOR,
    summary: "운영자를 만들고 비밀번호를 한 번 보여 줘요",
    input: newOperatorInput,
    async run({ services }, input) {
      const created = await createOperator(services, input);
      return { ...welcome(input.username, created), concerns: created.userId };
    },
  }),
  changing({
    words: "operators renew",
    summary: "운영자의 비밀번호와 인증 키를 새로 만들고 로그인을 모두 끝내요. 끈 계정도 다시 켜요",
    input: z.object({ username: usernameInput, role: roleOption }),
    async run({ services, operator }, { username, role }) {
      // Nobody might be left who can change it back.
      if (username === operator.username && role !== undefined && role !== operator.role) {
        throw new OperatorError(
          "내 역할은 다른 운영자가 바꿔야 해요. --role 을 빼고 다시 해 주세요.",
        );
      }
      const renewed = await renewOperator(services, { username, role });
      const message = "새로 만들었어요. 다시 볼 수 없어요.";
      return { ...welcome(username, renewed), message, concerns: renewed.userId };
    },
  }),
  changing({
    words: "operators disable",
    summary: "운영자의 계정을 바로 꺼요. 쓰고 있던 로그인도 끝나요",
    input: z.object({ username: usernameInput }),
    async run({ services, operator }, { username }) {
      if (username === operator.username) throw new OperatorError("내 계정은 끌 수 없어요.");
      const concerns = await disableOperator(services, username);
      return {
        message: "계정을 껐어요. `pnpm ops operators renew` 로 다시 켤 수 있어요.",
        concerns,
      };
    },
  }),
  reading({
    words: "operators list",
    summary: "운영자를 아이디 순으로 봐요",
    input: z.object({}),
    async run({ services: { db } }) {
      const table = tableOf(await listOperators(db), {
        username: ["아이디", (one) => one.username],
        name: ["이름", (one) => one.name],
        role: ["역할", (one) => labelCell(operatorRoles, one.role)],
        at: ["만든 때", (one) => timeCell(one.created_at)],
      });
      return { tables: [table] };
    },
  }),
  reading({
    words: "operators log",
    summary: "운영자가 하고 본 일을 새 것부터 봐요",
    input: z.object({
      from: option("날짜", "이 날부터 (2026-03-02)", dayText.optional()),
      to: option("날짜", "이 날까지", dayText.optional()),
      operator: option("아이디", "이 운영자만", z.string().trim().min(1).optional()),
      limit: limitOption,
    }),
    async run({ services: { db }, nameAction }, { from, to, operator: username, limit }) {
      const actions = await findActions(db, {
        from: from === undefined ? undefined : seoulInstant(from),
        before: to === undefined ? undefined : seoulInstant(addDays(to, 1)),
        username,
        limit: limit + 1,
      });
      const shown = actions.slice(0, limit).map(async (action) => {
        return { ...action, name: await nameAction(action.command) };
      });
      const table = tableOf(await Promise.all(shown), {
        position: ["차례", (action) => action.position],
        at: ["때", (action) => timeCell(action.at)],
        operator: ["누가", (action) => action.username],
        address: ["어디서", (action) => action.address],
        command: ["한 일", ({ command, name }) => ({ value: command, text: name })],
        concerns: ["누구·무엇", (action) => action.member ?? numberIn(action.input)],
        input: ["내용", (action) => JSON.stringify({ ...action.input, ...action.texts })],
        made: ["만든 것", (action) => action.made],
        outcome: ["결과", (action) => outcomeCell(action.outcome)],
      });
      const more =
        actions.length > limit ? "더 있어요. --to 로 앞선 날을 볼 수 있어요." : undefined;
      return { message: more, tables: [table] };
    },
  }),
  reading({
    words: "operators verify",
    summary: "기록에서 지우거나 고친 줄이 없는지 확인해요",
    input: z.object({}),
    async run({ services }) {
      const { rows, hash, unsealed, destroyed, brokenAt } = await checkChain(services);
      if (brokenAt !== null) {
        throw new OperatorError(
          `기록의 ${brokenAt}번째 줄이 없거나 바뀌었어요. 백업과 견주어 확인해 주세요.`,
        );
      }
      const facts = {
        줄: rows,
        "마지막 줄의 해시": hash,
        "서명이 없는 옛 줄": unsealed,
        "두 해가 지나 없앤 줄": destroyed,
      };
      return { message: "빠지거나 바뀐 줄이 없어요. 해시를 따로 적어 두세요.", facts };
    },
  }),
];
