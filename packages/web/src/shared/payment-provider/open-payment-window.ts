import type { PreparedPayment } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { type Imp, loadImp, PaymentWindowError } from "./imp.ts";
import { readPaymentAnswer, type PaymentAnswer } from "./payment-answer.ts";

/**
 * Opens the provider's window with what the server prepared. Answers what the window says; on phones the page
 * leaves for the provider instead and comes back at `returnUrl`. @throws PaymentWindowError
 */
export async function openPaymentWindow(
  prepared: PreparedPayment,
  returnUrl: string,
): Promise<PaymentAnswer> {
  const imp = await loadImp(config.paymentScriptUrl);
  const answer = readPaymentAnswer(await askWindow(imp, prepared, returnUrl));
  if (!answer) throw new PaymentWindowError();
  return answer;
}

async function askWindow(imp: Imp, prepared: PreparedPayment, returnUrl: string): Promise<unknown> {
  const { buyer } = prepared;
  const request = {
    pg: prepared.pg,
    pay_method: prepared.pay_method,
    merchant_uid: prepared.merchant_uid,
    name: prepared.name,
    amount: prepared.amount,
    buyer_name: buyer.name,
    buyer_tel: buyer.tel ?? "",
    buyer_email: buyer.email ?? "",
    m_redirect_url: returnUrl,
  };
  try {
    return await new Promise((resolve) => {
      imp.init(prepared.account_code);
      imp.request_pay(request, resolve);
    });
  } catch (cause) {
    throw new PaymentWindowError({ cause });
  }
}

/** Fetches the provider's script ahead of the first payment; a failure shows when the window is opened. */
export function prefetchPaymentWindow(): void {
  loadImp(config.paymentScriptUrl).catch(() => undefined);
}
