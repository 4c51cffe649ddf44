import { fixtures } from "@damadum/sdk/mocks";

/** A request to the identity window. */
interface CertificationRequest {
  readonly merchant_uid: unknown;
  readonly m_redirect_url: unknown;
}

/** Installs a provider's script that answers every identity check with this response, until it is removed. */
export function mockCertificationWindow(answer: Readonly<Record<string, unknown>>) {
  const requests: CertificationRequest[] = [];
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      request_pay: () => undefined,
      certification: (request: CertificationRequest, callback: (answer: unknown) => void) => {
        requests.push(request);
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
    requests,
    remove: () => {
      Reflect.deleteProperty(window, "IMP");
    },
  };
}
