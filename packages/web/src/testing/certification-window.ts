import { fixtures } from "@damadum/sdk/mocks";

/** What was asked of the identity window. */
interface AskedCertification {
  readonly merchant_uid: unknown;
  readonly m_redirect_url: unknown;
}

/** The provider's script on the page, answering every identity check as configured, until it is removed. */
export function answerCertifications(answer: Readonly<Record<string, unknown>>) {
  const asked: AskedCertification[] = [];
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      request_pay: () => undefined,
      certification: (request: AskedCertification, callback: (answer: unknown) => void) => {
        asked.push(request);
        callback({
          success: true,
          imp_uid: fixtures.certification.imp_uid,
          merchant_uid: request.merchant_uid,
          ...answer,
        });
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
