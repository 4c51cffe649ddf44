import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getReceivePaymentWebhookMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/payments/webhook",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPaymentMock = () => [getReceivePaymentWebhookMockHandler()];
