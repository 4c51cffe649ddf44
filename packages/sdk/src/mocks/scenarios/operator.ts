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
import { getGetOperatorOrderMockHandler } from "../../generated/operator-order/operator-order.msw.ts";
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
import { companyFailures, failures, memberFailures, mockProblem } from "./failing.ts";

const WRONG =
  "아이디, 비밀번호, 인증 번호 가운데 맞지 않는 것이 있어요. 새로 뜬 인증 번호로 다시 로그인해 주세요.";

const answer = {
  kind: "MOVE",
  number: "MV20261201ABCDEFGH",
  message: "배송 중 (WORKING) 상태로 옮겼어요.",
  status: "WORKING",
  status_label: "배송 중",
} as const;

/** Login, to-do, visits, search, orders and commands of operators. */
export function operatorScenarios(day: string) {
  const items = operatorTodo(day);
  const counts = items.map(({ kind, kind_label: kindLabel }) => {
    return { kind, kind_label: kindLabel, count: 1 };
  });
  return {
    loginOperator: {
      loggedIn: getLoginOperatorMockHandler(tokens),
      wrong: mockProblem(getLoginOperatorMockHandler, "login_failed", { message: WRONG }),
      ...failures(getLoginOperatorMockHandler),
    },
    refreshOperatorTokens: {
      renewed: getRefreshOperatorTokensMockHandler(tokens),
      rejected: mockProblem(getRefreshOperatorTokensMockHandler, "invalid_token"),
      ...failures(getRefreshOperatorTokensMockHandler),
    },
    logoutOperator: {
      ended: getLogoutOperatorMockHandler(),
      ...memberFailures(getLogoutOperatorMockHandler),
    },
    getOperator: {
      admin: getGetOperatorMockHandler(operatorProfile),
      care: getGetOperatorMockHandler({
        ...operatorProfile,
        role: "CARE",
        role_label: "상담",
        duties: ["ORDERS"],
      }),
      ...memberFailures(getGetOperatorMockHandler),
    },
    listOperatorSessions: {
      two: getListOperatorSessionsMockHandler({ sessions: operatorSessions(day) }),
      ...memberFailures(getListOperatorSessionsMockHandler),
    },
    endOperatorSession: {
      ended: getEndOperatorSessionMockHandler(),
      gone: mockProblem(getEndOperatorSessionMockHandler, "not_found"),
      ...memberFailures(getEndOperatorSessionMockHandler),
    },
    listOperatorTodo: {
      some: getListOperatorTodoMockHandler({
        items,
        counts,
        total: items.length,
        next_cursor: null,
      }),
      none: getListOperatorTodoMockHandler({ items: [], counts: [], total: 0, next_cursor: null }),
      ...memberFailures(getListOperatorTodoMockHandler),
    },
    listOperatorVisits: {
      some: getListOperatorVisitsMockHandler(operatorDay(day)),
      none: getListOperatorVisitsMockHandler({ day, total: 0, open: 0, visits: [] }),
      ...memberFailures(getListOperatorVisitsMockHandler),
    },
    advanceOperatorVisits: {
      done: getAdvanceOperatorVisitsMockHandler({ answers: [{ ...answer, outcome: "DONE" }] }),
      taken: getAdvanceOperatorVisitsMockHandler({
        answers: [
          {
            ...answer,
            outcome: "TAKEN",
            message: "그사이 다른 사람이 옮겼어요. 지금은 배송 중 (WORKING) 상태예요.",
          },
        ],
      }),
      early: getAdvanceOperatorVisitsMockHandler({
        answers: [
          {
            ...answer,
            outcome: "EARLY",
            message: "2026년 12월 5일 (토)부터 할 수 있는 일이에요.",
            status: "CONFIRM",
            status_label: "박스 준비 중",
          },
        ],
      }),
      refused: getAdvanceOperatorVisitsMockHandler({
        answers: [
          {
            ...answer,
            outcome: "REFUSED",
            message: "지금 상태에서는 할 수 없어요.",
            status: "CONFIRM",
            status_label: "박스 준비 중",
          },
        ],
      }),
      ...companyFailures(getAdvanceOperatorVisitsMockHandler),
    },
    searchOperator: {
      some: getSearchOperatorMockHandler(operatorHits(day)),
      none: getSearchOperatorMockHandler({ hits: [], more: false }),
      ...memberFailures(getSearchOperatorMockHandler),
    },
    getOperatorOrder: {
      move: getGetOperatorOrderMockHandler(operatorOrder(day)),
      missing: mockProblem(getGetOperatorOrderMockHandler, "not_found"),
      ...memberFailures(getGetOperatorOrderMockHandler),
    },
    listOperatorCommands: {
      some: getListOperatorCommandsMockHandler({ commands: operatorCommands }),
      ...memberFailures(getListOperatorCommandsMockHandler),
    },
    runOperatorCommand: {
      done: getRunOperatorCommandMockHandler(operatorResult),
      conflict: mockProblem(getRunOperatorCommandMockHandler, "state_conflict"),
      invalid: mockProblem(getRunOperatorCommandMockHandler, "validation_failed"),
      ...companyFailures(getRunOperatorCommandMockHandler),
    },
  };
}
