import {
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "../../generated/operator-command/operator-command.msw.ts";
import {
  getEndOperatorSessionMockHandler,
  getGetOperatorMockHandler,
  getListOperatorSessionsMockHandler,
  getLoginOperatorMockHandler,
  getLogoutOperatorMockHandler,
  getRefreshOperatorTokensMockHandler,
} from "../../generated/operator-session/operator-session.msw.ts";
import {
  getCreateOperatorOrderMockHandler,
  getGetOperatorOrderMockHandler,
} from "../../generated/operator-order/operator-order.msw.ts";
import { getSearchOperatorMockHandler } from "../../generated/operator-search/operator-search.msw.ts";
import {
  getAdvanceOperatorVisitsMockHandler,
  getListOperatorVisitsMockHandler,
} from "../../generated/operator-today/operator-today.msw.ts";
import { getListOperatorTodoMockHandler } from "../../generated/operator-todo/operator-todo.msw.ts";
import { tokens } from "../fixtures/member.ts";
import { operatorDay, operatorHits, operatorOrder } from "../fixtures/operator-orders.ts";
import {
  operatorProfile,
  operatorCommands,
  operatorResult,
  operatorSessions,
  operatorTodo,
} from "../fixtures/operator.ts";
import { anyones, companys, members } from "./failing.ts";

const WRONG =
  "아이디, 비밀번호, 인증 번호 가운데 맞지 않는 것이 있어요. 새로 뜬 인증 번호로 다시 로그인해 주세요.";

const answer = {
  kind: "MOVE",
  number: "MV20261201ABCDEFGH",
  message: "이사 중 (WORKING) 상태로 옮겼어요.",
  status: "WORKING",
  status_label: "이사 중",
} as const;

export function operatorScenarios(day: string) {
  const items = operatorTodo(day);
  const counts = items.map(({ kind, kind_label: kindLabel }) => {
    return { kind, kind_label: kindLabel, count: 1 };
  });
  return {
    loginOperator: anyones(getLoginOperatorMockHandler, (reply, problem) => ({
      loggedIn: reply(tokens),
      wrong: problem("login_failed", { message: WRONG }),
    })),
    refreshOperatorTokens: anyones(getRefreshOperatorTokensMockHandler, (reply, problem) => ({
      renewed: reply(tokens),
      rejected: problem("invalid_token"),
    })),
    logoutOperator: members(getLogoutOperatorMockHandler, (reply) => ({ ended: reply() })),
    getOperator: members(getGetOperatorMockHandler, (reply) => ({
      admin: reply(operatorProfile),
      care: reply({
        ...operatorProfile,
        role: "CARE",
        role_label: "상담",
        duties: ["ORDERS"],
      }),
    })),
    listOperatorSessions: members(getListOperatorSessionsMockHandler, (reply) => ({
      two: reply({ sessions: operatorSessions(day) }),
    })),
    endOperatorSession: members(getEndOperatorSessionMockHandler, (reply, problem) => ({
      ended: reply(),
      gone: problem("not_found"),
    })),
    listOperatorTodo: members(getListOperatorTodoMockHandler, (reply) => ({
      some: reply({
        items,
        counts,
        total: items.length,
        next_cursor: null,
      }),
      none: reply({ items: [], counts: [], total: 0, next_cursor: null }),
    })),
    listOperatorVisits: members(getListOperatorVisitsMockHandler, (reply) => ({
      some: reply(operatorDay(day)),
      none: reply({ day, total: 0, open: 0, visits: [] }),
    })),
    advanceOperatorVisits: companys(getAdvanceOperatorVisitsMockHandler, (reply) => ({
      done: reply({ answers: [{ ...answer, outcome: "DONE" }] }),
      taken: reply({
        answers: [
          {
            ...answer,
            outcome: "TAKEN",
            message: "그사이 다른 사람이 옮겼어요. 지금은 이사 중 (WORKING) 상태예요.",
          },
        ],
      }),
      early: reply({
        answers: [
          {
            ...answer,
            outcome: "EARLY",
            message: "2026년 12월 5일 (토)부터 할 수 있는 일이에요.",
            status: "CONFIRM",
            status_label: "예약 확정",
          },
        ],
      }),
      refused: reply({
        answers: [
          {
            ...answer,
            outcome: "REFUSED",
            message: "지금 상태에서는 할 수 없어요.",
            status: "CONFIRM",
            status_label: "예약 확정",
          },
        ],
      }),
    })),
    searchOperator: members(getSearchOperatorMockHandler, (reply) => ({
      some: reply(operatorHits(day)),
      none: reply({ hits: [], more: false }),
    })),
    createOperatorOrder: companys(getCreateOperatorOrderMockHandler, (reply, problem) => ({
      created: reply({
        serial: "MV20261201ABCDEFGH",
        amount: 96_000,
        link: "https://damadum.kr/payments/custom/4b7tq2VJx0mN8sWzLrYp1a",
      }),
      closed: problem("validation_failed", {
        errors: [
          {
            field: "move_date",
            code: "not_bookable",
            message: "그 날은 받지 않아요. 다른 날을 골라 주세요.",
          },
        ],
      }),
    })),
    getOperatorOrder: members(getGetOperatorOrderMockHandler, (reply, problem) => ({
      move: reply(operatorOrder(day)),
      missing: problem("not_found"),
    })),
    listOperatorCommands: members(getListOperatorCommandsMockHandler, (reply) => ({
      some: reply({ commands: operatorCommands }),
    })),
    runOperatorCommand: companys(getRunOperatorCommandMockHandler, (reply, problem) => ({
      done: reply(operatorResult),
      conflict: problem("state_conflict"),
      invalid: problem("validation_failed"),
    })),
  };
}
