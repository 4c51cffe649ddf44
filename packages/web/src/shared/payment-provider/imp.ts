/** What the payment window is opened with (PortOne V1, `IMP.request_pay`). */
export interface ImpPaymentRequest {
  readonly pg: string;
  readonly pay_method: string;
  readonly merchant_uid: string;
  readonly name: string;
  readonly amount: number;
  readonly buyer_name: string;
  readonly buyer_tel: string;
  readonly buyer_email: string;
  /** Where phones come back to; they leave the page instead of calling back. */
  readonly m_redirect_url: string;
}

/** What the identity window is opened with (`IMP.certification`). */
export interface ImpCertificationRequest {
  readonly pg: string;
  readonly merchant_uid: string;
  /** Where phones come back to; they leave the page instead of calling back. */
  readonly m_redirect_url: string;
}

/** The part of the provider's browser interface that payments and identity checks use. */
export interface Imp {
  readonly init: (accountCode: string) => void;
  readonly request_pay: (request: ImpPaymentRequest, callback: (answer: unknown) => void) => void;
  readonly certification: (
    request: ImpCertificationRequest,
    callback: (answer: unknown) => void,
  ) => void;
}

/** The interface that the provider's script has put on the page, or null. */
export function impOf(page: object): Imp | null {
  if (!("IMP" in page)) return null;
  const imp: unknown = page.IMP;
  return isImp(imp) ? imp : null;
}

function isImp(value: unknown): value is Imp {
  return (
    typeof value === "object" &&
    value !== null &&
    "init" in value &&
    typeof value.init === "function" &&
    "request_pay" in value &&
    typeof value.request_pay === "function" &&
    "certification" in value &&
    typeof value.certification === "function"
  );
}
