import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { toBillingKey, toPreparedBillingKey } from "./to-wire.ts";
import { listBillingKeys, setDefaultBillingKey } from "./billing-keys.ts";
import { deleteBillingKey } from "./remove-billing-keys.ts";
import { createBillingKey, prepareBillingKey } from "./add-billing-key.ts";

export const billingKeyRoutes = (services: Services): HandlersOf<"billing-key"> => ({
  async prepareBillingKey({ caller, body }) {
    const request = { userId: caller.userId, method: body.method };
    return { status: 201, body: toPreparedBillingKey(await prepareBillingKey(services, request)) };
  },
  async listBillingKeys({ caller }) {
    const keys = await listBillingKeys(services, caller.userId);
    return { status: 200, body: keys.map(toBillingKey) };
  },
  async createBillingKey({ caller, body }) {
    const request = { userId: caller.userId, customerUid: body.customer_uid };
    return { status: 201, body: toBillingKey(await createBillingKey(services, request)) };
  },
  async setDefaultBillingKey({ caller, body }) {
    const own = { paymentId: body.payment_id, userId: caller.userId };
    await setDefaultBillingKey(services, own);
    return { status: 204 };
  },
  async deleteBillingKey({ caller, path }) {
    await deleteBillingKey(services, { paymentId: path.id, userId: caller.userId });
    return { status: 204 };
  },
});
