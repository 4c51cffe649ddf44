import {
  getCalculateEstimateAmountMockHandler,
  getCancelEstimateMockHandler,
  getCreateEstimateMockHandler,
  getGetEstimateMockHandler,
  getIntegrateEstimateMockHandler,
  getListEstimatesMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import type { Estimate, MoveStatus } from "../../generated/model.schemas.ts";
import { CreateEstimateBody, IntegrateEstimateBody } from "../../generated/zod/estimate.ts";
import { amount, estimate, orders, summary } from "../fixtures/estimate.ts";
import { tokens } from "../fixtures/member.ts";
import { bodyOf, failures, memberFailures, mockInvalid, mockProblem } from "./failing.ts";
import { requestedPage } from "./pages.ts";

const lateMoveDate = {
  field: "move_date",
  code: "date_out_of_range",
  message: "오늘부터 90일 안의 날짜를 골라 주세요.",
};

/** Prices and creation of estimates. */
export function quoteScenarios(day: string) {
  const quoted = estimate("QUOTED", day);
  return {
    calculateEstimateAmount: {
      priced: getCalculateEstimateAmountMockHandler(amount),
      invalid: mockInvalid(getCalculateEstimateAmountMockHandler, lateMoveDate),
      ...failures(getCalculateEstimateAmountMockHandler),
    },
    createEstimate: {
      created: getCreateEstimateMockHandler(async ({ request }) => ({
        ...quoted,
        draft: await bodyOf(request, CreateEstimateBody),
      })),
      createdByVisitor: getCreateEstimateMockHandler(async ({ request }) => ({
        ...quoted,
        draft: await bodyOf(request, CreateEstimateBody),
        customer: null,
        visitor_key: tokens.refresh_token,
      })),
      slotFull: mockProblem(getCreateEstimateMockHandler, "slot_full"),
      invalid: mockInvalid(getCreateEstimateMockHandler, lateMoveDate),
      ...memberFailures(getCreateEstimateMockHandler),
    },
    integrateEstimate: {
      integrated: getIntegrateEstimateMockHandler(async ({ request }) => ({
        ...quoted,
        serial: (await bodyOf(request, IntegrateEstimateBody)).serial,
      })),
      missing: mockProblem(getIntegrateEstimateMockHandler, "not_found"),
      ...memberFailures(getIntegrateEstimateMockHandler),
    },
  };
}

/** Stored estimates and orders. */
export function orderScenarios(day: string) {
  /** Returns the estimate under any serial: a screen may be opened at any URL. */
  const get = (answer: Estimate) =>
    getGetEstimateMockHandler(({ params }) => ({ ...answer, serial: String(params["serial"]) }));
  const inStatus = (status: MoveStatus) => get(estimate(status, day));
  const listed = orders(day);
  return {
    listEstimates: {
      orders: getListEstimatesMockHandler(({ request }) =>
        requestedPage(listed.map(summary), request),
      ),
      empty: getListEstimatesMockHandler(({ request }) => requestedPage([], request)),
      ...memberFailures(getListEstimatesMockHandler),
    },
    getEstimate: {
      /** The order of the list with this serial; a paid one under any other. */
      listed: getGetEstimateMockHandler(({ params }) => {
        const serial = String(params["serial"]);
        const found = listed.find((each) => each.serial === serial);
        return found ?? { ...estimate("PAYMENT", day), serial };
      }),
      QUOTED: inStatus("QUOTED"),
      WAIT: inStatus("WAIT"),
      PAYMENT: inStatus("PAYMENT"),
      CONFIRM: inStatus("CONFIRM"),
      BOX_DEL_BEFORE: inStatus("BOX_DEL_BEFORE"),
      BOX_DEL_COMPLETE: inStatus("BOX_DEL_COMPLETE"),
      WORKING: inStatus("WORKING"),
      WORKING_COMPLETE: inStatus("WORKING_COMPLETE"),
      BOX_COL_REQUEST: inStatus("BOX_COL_REQUEST"),
      COMPLETE: inStatus("COMPLETE"),
      CANCEL: inStatus("CANCEL"),
      missing: mockProblem(getGetEstimateMockHandler, "not_found"),
      ...memberFailures(getGetEstimateMockHandler),
    },
    cancelEstimate: {
      cancelled: getCancelEstimateMockHandler(({ params }) => ({
        ...estimate("CANCEL", day),
        serial: String(params["serial"]),
      })),
      tooLate: mockProblem(getCancelEstimateMockHandler, "state_conflict"),
      ...memberFailures(getCancelEstimateMockHandler),
    },
  };
}
