import { fixtures } from "@damadum/sdk/mocks";

/** A request to the payment window. */
export interface PaymentRequest {
  readonly amount: unknown;
  readonly merchant_uid: unknown;
  readonly m_redirect_url: unknown;
}

/** Installs a provider's script that answers every payment with this response, until it is removed. */
export function mockPaymentWindow(answer: Readonly<Record<string, unknown>>) {
  const requests: PaymentRequest[] = [];
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      certification: () => undefined,
      request_pay: (request: PaymentRequest, callback: (answer: unknown) => void) => {
        requests.push(request);
        callback({ imp_uid: fixtures.impUid, merchant_uid: request.merchant_uid, ...answer });
      },
    },
  });
  return {
    requests,
    remove: () => {
      Reflect.deleteProperty(window, "IMP");
    },
  };
}
