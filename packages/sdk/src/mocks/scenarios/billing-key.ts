import * as mock from "../../generated/billing-key/billing-key.msw.ts";
import { PrepareBillingKeyBody } from "../../generated/zod/billing-key.ts";
import { billingKeys, newBillingKey, preparedBillingKey } from "../fixtures/billing-key.ts";
import { bodyOf, members, mockInvalid } from "./failing.ts";

/** The payment method was deleted meanwhile, or belongs to another member. */
export const UNKNOWN_KEY = {
  field: "payment_id",
  code: "unknown_billing_key",
  message: "등록한 결제 수단이 아니에요. 결제 수단을 다시 골라 주세요.",
};

export function billingKeyScenarios(day: string) {
  return {
    prepareBillingKey: members(mock.getPrepareBillingKeyMockHandler, (reply, problem) => ({
      ready: reply(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareBillingKeyBody);
        return preparedBillingKey(method, day);
      }),
      limitReached: problem("billing_key_limit"),
    })),
    listBillingKeys: members(mock.getListBillingKeysMockHandler, (reply) => ({
      registered: reply(billingKeys(day)),
      empty: reply([]),
    })),
    createBillingKey: members(mock.getCreateBillingKeyMockHandler, (reply, problem) => ({
      registered: reply(newBillingKey(day)),
      notFinished: problem("state_conflict"),
      limitReached: problem("billing_key_limit"),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable"),
    })),
    setDefaultBillingKey: members(mock.getSetDefaultBillingKeyMockHandler, (reply) => ({
      set: reply(),
      unknown: mockInvalid(reply, UNKNOWN_KEY),
    })),
    deleteBillingKey: members(mock.getDeleteBillingKeyMockHandler, (reply, problem) => ({
      deleted: reply(),
      inUse: problem("billing_key_in_use"),
      missing: problem("not_found"),
    })),
  };
}
