import {
  getCreateBillingKeyMockHandler,
  getDeleteBillingKeyMockHandler,
  getListBillingKeysMockHandler,
  getPrepareBillingKeyMockHandler,
  getSetDefaultBillingKeyMockHandler,
} from "../../generated/billing-key/billing-key.msw.ts";
import { PrepareBillingKeyBody } from "../../generated/zod/billing-key.ts";
import { billingKeys, newBillingKey, preparedBillingKey } from "../fixtures/billing-key.ts";
import { bodyOf, memberFailures, mockInvalid, mockProblem } from "./failing.ts";

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
      limitReached: mockProblem(getPrepareBillingKeyMockHandler, "billing_key_limit"),
      ...memberFailures(getPrepareBillingKeyMockHandler),
    },
    listBillingKeys: {
      registered: getListBillingKeysMockHandler(billingKeys(day)),
      empty: getListBillingKeysMockHandler([]),
      ...memberFailures(getListBillingKeysMockHandler),
    },
    createBillingKey: {
      registered: getCreateBillingKeyMockHandler(newBillingKey(day)),
      notFinished: mockProblem(getCreateBillingKeyMockHandler, "state_conflict"),
      limitReached: mockProblem(getCreateBillingKeyMockHandler, "billing_key_limit"),
      missing: mockProblem(getCreateBillingKeyMockHandler, "not_found"),
      providerUnavailable: mockProblem(getCreateBillingKeyMockHandler, "provider_unavailable"),
      ...memberFailures(getCreateBillingKeyMockHandler),
    },
    setDefaultBillingKey: {
      set: getSetDefaultBillingKeyMockHandler(),
      unknown: mockInvalid(getSetDefaultBillingKeyMockHandler, UNKNOWN_KEY),
      ...memberFailures(getSetDefaultBillingKeyMockHandler),
    },
    deleteBillingKey: {
      deleted: getDeleteBillingKeyMockHandler(),
      inUse: mockProblem(getDeleteBillingKeyMockHandler, "billing_key_in_use"),
      missing: mockProblem(getDeleteBillingKeyMockHandler, "not_found"),
      ...memberFailures(getDeleteBillingKeyMockHandler),
    },
  };
}
