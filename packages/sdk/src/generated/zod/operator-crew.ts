import * as zod from "zod/mini";

import {
  CrewDay,
  CrewReport,
  OperatorAssignment,
  OperatorPlan,
  OperatorPlanDay,
  OrderCrews,
} from "./model.schemas.ts";

/**
 * @summary 하루의 계획
 */
export const GetOperatorPlanQueryParams = /*#__PURE__*/ zod.object({
  day: /*#__PURE__*/ zod.iso.date(),
});

export const GetOperatorPlanResponse = OperatorPlan;

/**
 * @summary 하루를 계획하기
 */
export const MakeOperatorPlanBody = OperatorPlanDay;

export const MakeOperatorPlanResponse = OperatorPlan;

/**
 * @summary 방문을 팀에 맡기기
 */
export const AssignOperatorVisitBody = OperatorAssignment;

export const AssignOperatorVisitResponse = OperatorPlan;

/**
 * @summary 팀의 하루
 */
export const getCrewDayPathKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const GetCrewDayParams = /*#__PURE__*/ zod.object({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCrewDayPathKeyRegExp)),
});

export const GetCrewDayResponse = CrewDay;

/**
 * @summary 방문의 걸음, 사진, 서명 보내기
 */
export const reportCrewVisitPathKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const ReportCrewVisitParams = /*#__PURE__*/ zod.object({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reportCrewVisitPathKeyRegExp)),
});

export const ReportCrewVisitBody = CrewReport;

export const ReportCrewVisitResponse = CrewDay;

/**
 * @summary 내 주문에 오는 팀
 */
export const listOrderCrewsPathSerialRegExp = new RegExp("^(MV|ST|SD|SF)[0-9]{8}[0-9A-Z]{8}$");

export const ListOrderCrewsParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrderCrewsPathSerialRegExp)),
});

export const ListOrderCrewsResponse = OrderCrews;
