import {
  getRequestEstimateCollectionMockHandler,
  getUpdateEstimateMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import { RequestEstimateCollectionBody, UpdateEstimateBody } from "../../generated/zod/estimate.ts";
import { estimate } from "../fixtures/estimate.ts";
import { bodyOf, memberTroubles, refuses } from "./failing.ts";

const WRONG_STATE = "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.";
const SLOT_FULL = "고른 시간이 막 마감됐어요. 다른 시간을 골라 주세요.";
const COUPON = "지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.";

/** What a member changes of an estimate: all of it before paying, the collection after the move. */
export function estimateChangeScenarios(day: string) {
  return {
    updateEstimate: {
      updated: getUpdateEstimateMockHandler(async ({ request, params }) => ({
        ...estimate("QUOTED", day),
        serial: String(params["serial"]),
        draft: await bodyOf(request, UpdateEstimateBody),
      })),
      paid: refuses(getUpdateEstimateMockHandler, 409, "state_conflict", WRONG_STATE),
      couponUnavailable: refuses(getUpdateEstimateMockHandler, 409, "coupon_unavailable", COUPON),
      ...memberTroubles(getUpdateEstimateMockHandler),
    },
    requestEstimateCollection: {
      requested: getRequestEstimateCollectionMockHandler(async ({ request, params }) => {
        await bodyOf(request, RequestEstimateCollectionBody);
        return { ...estimate("BOX_COL_REQUEST", day), serial: String(params["serial"]) };
      }),
      slotFull: refuses(getRequestEstimateCollectionMockHandler, 409, "slot_full", SLOT_FULL),
      notYet: refuses(getRequestEstimateCollectionMockHandler, 409, "state_conflict", WRONG_STATE),
      ...memberTroubles(getRequestEstimateCollectionMockHandler),
    },
  };
}
