import { fixtures } from "@damadum/sdk/mocks";

interface WindowRequest {
  readonly amount?: unknown;
  readonly merchant_uid: unknown;
  readonly m_redirect_url: unknown;
}

type Answer = Readonly<Record<string, unknown>>;

/** Installs a provider's script that answers every payment with this response, until it is removed. */
export function mockPaymentWindow(answer: Answer) {
  return mockProviderWindow({ imp_uid: fixtures.impUid, ...answer });
}

/** Installs a provider's script that answers every identity check with this response, until it is removed. */
export function mockCertificationWindow(answer: Answer) {
  return mockProviderWindow({ success: true, imp_uid: fixtures.certification.imp_uid, ...answer });
}

function mockProviderWindow(answer: Answer) {
  const requests: WindowRequest[] = [];
  const open = (request: WindowRequest, callback: (answer: Answer) => void) => {
    requests.push(request);
    callback({ merchant_uid: request.merchant_uid, ...answer });
  };
  Object.assign(window, { IMP: { init: () => undefined, request_pay: open, certification: open } });
  return {
    requests,
    remove: () => {
      Reflect.deleteProperty(window, "IMP");
    },
  };
}
