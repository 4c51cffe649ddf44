import { loadFromScript } from "@damadum/browser";
import * as z from "zod/mini";
const LOAD_TIMEOUT_MS = 15_000;

/** Options of the payment window (PortOne V1, `IMP.request_pay`). */
export interface ImpPaymentRequest {
  readonly pg: string;
  readonly pay_method: string;
  readonly merchant_uid: string;
  /** Name under which the provider keeps the payment method for later charges. */
  readonly customer_uid?: string;
  readonly name: string;
  readonly amount: number;
  readonly buyer_name: string;
  readonly buyer_tel: string;
  readonly buyer_email: string;
  /** Where phones return to; they leave the page instead of calling back. */
  readonly m_redirect_url: string;
}

/** Options of the identity window (`IMP.certification`). */
export interface ImpCertificationRequest {
  readonly pg: string;
  readonly merchant_uid: string;
  /** Where phones return to; they leave the page instead of calling back. */
  readonly m_redirect_url: string;
}

/** The part of the provider's browser interface that payments and identity checks use. */
export interface Imp {
  readonly init: (accountCode: string) => void;
  readonly request_pay: (request: ImpPaymentRequest, callback: (response: unknown) => void) => void;
  readonly certification: (
    request: ImpCertificationRequest,
    callback: (response: unknown) => void,
  ) => void;
}

/** The provider's window could not be opened: blocked, offline, or its response is unknown. */
export class ProviderWindowError extends Error {
  override readonly name = "ProviderWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
}

const method = z.custom((value) => typeof value === "function");
const methods = z.object({ init: method, request_pay: method, certification: method });
// The provider's own object and not a copy: its methods may need it as `this`.
const pageSchema = z.object({ IMP: z.custom<Imp>((value) => methods.safeParse(value).success) });

/**
 * Returns the provider's browser interface, loading its script on first use. A failed load can be retried.
 * @throws ProviderWindowError
 */
export async function loadImp(scriptUrl: string): Promise<Imp> {
  try {
    return await loadFromScript(scriptUrl, {
      find: () => pageSchema.safeParse(window).data?.IMP ?? null,
      timeoutMs: LOAD_TIMEOUT_MS,
    });
  } catch (cause) {
    throw new ProviderWindowError({ cause });
  }
}
