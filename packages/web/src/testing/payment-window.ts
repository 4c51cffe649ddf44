import { fixtures } from "@damadum/sdk/mocks";

/** What was asked of the provider's window. */
export interface AskedPayment {
  readonly amount: unknown;
  readonly merchant_uid: unknown;
  readonly m_redirect_url: unknown;
}

/** The provider's script on the page, answering every payment as configured, until it is removed. */
export function answerPayments(answer: Readonly<Record<string, unknown>>) {
  const asked: AskedPayment[] = [];
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      certification: () => undefined,
      request_pay: (request: AskedPayment, callback: (answer: unknown) => void) => {
        asked.push(request);
        callback({ imp_uid: fixtures.impUid, merchant_uid: request.merchant_uid, ...answer });
      },
    },
  });
  return {
    asked,
    remove: () => {
      Reflect.deleteProperty(window, "IMP");
    },
  };
}
