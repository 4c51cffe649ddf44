import type { PreparedPayment } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { type Imp, loadImp, PaymentWindowError } from "./imp.ts";
import { readPaymentAnswer, type PaymentAnswer } from "./payment-answer.ts";

/** What the provider's window needs of a payment that the server prepared. */
export type WindowPayment = Pick<
  PreparedPayment,
  "merchant_uid" | "amount" | "name" | "account_code" | "pg" | "pay_method" | "buyer"
> & {
  /** Registers the way to pay under this name, for charges to come. */
  readonly customer_uid?: string | null;
};

/** What goes with a window besides the payment itself. */
export interface WindowOptions {
  readonly returnUrl: string;
  /** Aborted when the person does not wait for the window any more. */
  readonly left: AbortSignal;
  /** The window has been asked for. */
  readonly onOpen: () => void;
}

/**
 * Opens the provider's window with what the server prepared. Answers what the window says, or null once `left` says that
 * the person does not wait for it; on phones the page leaves for the provider instead and comes back at `returnUrl`.
 * @throws PaymentWindowError
 */
export async function openPaymentWindow(
  prepared: WindowPayment,
  options: WindowOptions,
): Promise<PaymentAnswer | null> {
  const imp = await loadImp(config.paymentScriptUrl);
  const standing = new Set(document.body.children);
  const said = await askWindow(imp, prepared, options);
  if (said === LEFT) {
    removeLayer(standing);
    return null;
  }
  const answer = readPaymentAnswer(said);
  if (!answer) throw new PaymentWindowError();
  return answer;
}

const LEFT = Symbol("left");

/** The provider has no call that closes its layer: whatever holds a frame and came since then is it. */
function removeLayer(standing: ReadonlySet<Element>): void {
  const added = Array.from(document.body.children).filter((element) => !standing.has(element));
  for (const element of added) {
    if (element.matches("iframe") || element.querySelector("iframe") !== null) element.remove();
  }
}

async function askWindow(
  imp: Imp,
  prepared: WindowPayment,
  { returnUrl, left, onOpen }: WindowOptions,
): Promise<unknown> {
  const { buyer } = prepared;
  const request = {
    pg: prepared.pg,
    pay_method: prepared.pay_method,
    merchant_uid: prepared.merchant_uid,
    ...(typeof prepared.customer_uid === "string" && { customer_uid: prepared.customer_uid }),
    name: prepared.name,
    amount: prepared.amount,
    buyer_name: buyer.name,
    buyer_tel: buyer.tel ?? "",
    buyer_email: buyer.email ?? "",
    m_redirect_url: returnUrl,
  };
  try {
    return await new Promise((resolve) => {
      left.addEventListener("abort", () => resolve(LEFT), { once: true });
      imp.init(prepared.account_code);
      imp.request_pay(request, resolve);
      onOpen();
    });
  } catch (cause) {
    throw new PaymentWindowError({ cause });
  }
}

/** Fetches the provider's script ahead of the first payment; a failure shows when the window is opened. */
export function prefetchPaymentWindow(): void {
  loadImp(config.paymentScriptUrl).catch(() => undefined);
}
