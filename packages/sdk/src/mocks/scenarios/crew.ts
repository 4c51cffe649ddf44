import {
  getAssignOperatorVisitMockHandler,
  getGetCrewDayMockHandler,
  getGetOperatorPlanMockHandler,
  getListOrderCrewsMockHandler,
  getMakeOperatorPlanMockHandler,
  getReportCrewVisitMockHandler,
} from "../../generated/operator-crew/operator-crew.msw.ts";
import { crewDay, operatorPlan, orderCrew } from "../fixtures/crew.ts";
import { failures, memberFailures, mockProblem } from "./failing.ts";

/** The plan of a day, a crew's day by its link, and the crew that a member sees. */
export function crewScenarios(day: string) {
  const plan = operatorPlan(day);
  const seen = crewDay(day);
  const broken = { message: "김담아: 12:35에 도착해서 약속한 시간(09:00~11:00)을 넘겨요." };
  return {
    getOperatorPlan: {
      some: getGetOperatorPlanMockHandler(plan),
      noCrews: getGetOperatorPlanMockHandler({ ...plan, crews: [] }),
      ...memberFailures(getGetOperatorPlanMockHandler),
    },
    makeOperatorPlan: {
      made: getMakeOperatorPlanMockHandler(plan),
      ...memberFailures(getMakeOperatorPlanMockHandler),
      forbidden: mockProblem(getMakeOperatorPlanMockHandler, "forbidden"),
    },
    assignOperatorVisit: {
      assigned: getAssignOperatorVisitMockHandler(plan),
      broken: mockProblem(getAssignOperatorVisitMockHandler, "state_conflict", broken),
      ...memberFailures(getAssignOperatorVisitMockHandler),
      forbidden: mockProblem(getAssignOperatorVisitMockHandler, "forbidden"),
    },
    getCrewDay: {
      some: getGetCrewDayMockHandler(seen),
      none: getGetCrewDayMockHandler({ ...seen, visits: [] }),
      closed: mockProblem(getGetCrewDayMockHandler, "not_found"),
      ...failures(getGetCrewDayMockHandler),
    },
    reportCrewVisit: {
      departed: getReportCrewVisitMockHandler({
        ...seen,
        visits: seen.visits.map((visit, at) => (at === 0 ? { ...visit, step: "DEPARTED" } : visit)),
      }),
      ...failures(getReportCrewVisitMockHandler),
    },
    listOrderCrews: {
      none: getListOrderCrewsMockHandler({ crews: [] }),
      onTheWay: getListOrderCrewsMockHandler({ crews: [orderCrew(day)] }),
      ...memberFailures(getListOrderCrewsMockHandler),
    },
  };
}
