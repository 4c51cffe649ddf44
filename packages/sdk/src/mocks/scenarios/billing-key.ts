import {
  getCreateBillingKeyMockHandler,
  getDeleteBillingKeyMockHandler,
  getListBillingKeysMockHandler,
  getPrepareBillingKeyMockHandler,
  getSetDefaultBillingKeyMockHandler,
} from "../../generated/billing-key/billing-key.msw.ts";
import { PrepareBillingKeyBody } from "../../generated/zod/billing-key.ts";
import { billingKeys, newBillingKey, preparedBillingKey } from "../fixtures/billing-key.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import { CHECK_INPUT, MISSING, PROVIDER_UNAVAILABLE, STATE_CONFLICT } from "./sentences.ts";

const LIMIT = "결제 수단은 20개까지 등록할 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.";

/** The payment method was deleted meanwhile, or belongs to another member. */
export const UNKNOWN_KEY = {
  field: "payment_id",
  code: "unknown_billing_key",
  message: "등록한 결제 수단이 아니에요. 결제 수단을 다시 골라 주세요.",
};

/** Registered payment methods. */
export function billingKeyScenarios(day: string) {
  return {
    prepareBillingKey: {
      ready: getPrepareBillingKeyMockHandler(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareBillingKeyBody);
        return preparedBillingKey(method, day);
      }),
      limitReached: mockProblem(getPrepareBillingKeyMockHandler, 409, "billing_key_limit", LIMIT),
      ...memberFailures(getPrepareBillingKeyMockHandler),
    },
    listBillingKeys: {
      registered: getListBillingKeysMockHandler(billingKeys(day)),
      empty: getListBillingKeysMockHandler([]),
      ...memberFailures(getListBillingKeysMockHandler),
    },
    createBillingKey: {
      registered: getCreateBillingKeyMockHandler(newBillingKey(day)),
      notFinished: mockProblem(
        getCreateBillingKeyMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      limitReached: mockProblem(getCreateBillingKeyMockHandler, 409, "billing_key_limit", LIMIT),
      missing: mockProblem(getCreateBillingKeyMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getCreateBillingKeyMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...memberFailures(getCreateBillingKeyMockHandler),
    },
    setDefaultBillingKey: {
      set: getSetDefaultBillingKeyMockHandler(),
      unknown: mockProblem(
        getSetDefaultBillingKeyMockHandler,
        422,
        "validation_failed",
        CHECK_INPUT,
        [UNKNOWN_KEY],
      ),
      ...memberFailures(getSetDefaultBillingKeyMockHandler),
    },
    deleteBillingKey: {
      deleted: getDeleteBillingKeyMockHandler(),
      inUse: mockProblem(
        getDeleteBillingKeyMockHandler,
        409,
        "billing_key_in_use",
        "정기 결제에 쓰고 있어 지울 수 없어요. 다른 결제 수단으로 바꾼 뒤 지워 주세요.",
      ),
      missing: mockProblem(getDeleteBillingKeyMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getDeleteBillingKeyMockHandler),
    },
  };
}
