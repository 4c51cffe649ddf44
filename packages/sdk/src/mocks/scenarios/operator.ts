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
import { getListOperatorTodoMockHandler } from "../../generated/operator-todo/operator-todo.msw.ts";
import { tokens } from "../fixtures/member.ts";
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

/** Login, to-do and commands of operators. */
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
