import * as mock from "../../generated/estimate/estimate.msw.ts";
import type { Estimate, MoveStatus } from "../../generated/model.schemas.ts";
import { CreateEstimateBody, IntegrateEstimateBody } from "../../generated/zod/estimate.ts";
import { amount, estimate, extraTakenBack, orders, summary } from "../fixtures/estimate.ts";
import { tokens } from "../fixtures/member.ts";
import { anyones, bodyOf, members, mockInvalid } from "./failing.ts";
import { requestedPage } from "./pages.ts";

const lateMoveDate = {
  field: "move_date",
  code: "date_out_of_range",
  message: "오늘부터 90일 안의 날짜를 골라 주세요.",
};

export function quoteScenarios(day: string) {
  const quoted = estimate("QUOTED", day);
  return {
    calculateEstimateAmount: anyones(mock.getCalculateEstimateAmountMockHandler, (reply) => ({
      priced: reply(amount),
      invalid: mockInvalid(reply, lateMoveDate),
    })),
    createEstimate: members(mock.getCreateEstimateMockHandler, (reply, problem) => ({
      created: reply(async ({ request }) => ({
        ...quoted,
        draft: await bodyOf(request, CreateEstimateBody),
      })),
      createdByVisitor: reply(async ({ request }) => ({
        ...quoted,
        draft: await bodyOf(request, CreateEstimateBody),
        customer: null,
        visitor_key: tokens.refresh_token,
      })),
      slotFull: problem("slot_full"),
      invalid: mockInvalid(reply, lateMoveDate),
    })),
    integrateEstimate: members(mock.getIntegrateEstimateMockHandler, (reply, problem) => ({
      integrated: reply(async ({ request }) => ({
        ...quoted,
        serial: (await bodyOf(request, IntegrateEstimateBody)).serial,
      })),
      missing: problem("not_found"),
    })),
  };
}

export function orderScenarios(day: string) {
  /** Returns the estimate under any serial: a screen may be opened at any URL. */
  const get = (answer: Estimate) =>
    mock.getGetEstimateMockHandler(({ params }) => ({
      ...answer,
      serial: String(params["serial"]),
    }));
  const inStatus = (status: MoveStatus) => get(estimate(status, day));
  const listed = orders(day);
  return {
    listEstimates: members(mock.getListEstimatesMockHandler, (reply) => ({
      orders: reply(({ request }) => requestedPage(listed.map(summary), request)),
      empty: reply(({ request }) => requestedPage([], request)),
    })),
    getEstimate: members(mock.getGetEstimateMockHandler, (reply, problem) => ({
      /** The order of the list with this serial; a paid one under any other. */
      listed: reply(({ params }) => {
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
      extraTakenBack: reply(extraTakenBack(day)),
      missing: problem("not_found"),
    })),
    cancelEstimate: members(mock.getCancelEstimateMockHandler, (reply, problem) => ({
      cancelled: reply(({ params }) => ({
        ...estimate("CANCEL", day),
        serial: String(params["serial"]),
      })),
      tooLate: problem("state_conflict"),
    })),
  };
}
