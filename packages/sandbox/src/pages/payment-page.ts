import { methodLabel } from "../payments/new-payment.ts";
import type { Payment } from "../records/payment.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

const won = new Intl.NumberFormat("ko-KR");

const paymentButtons = html`<button disabled type="button" class="main" data-action="payment/pay">
    결제하기
  </button>
  <button disabled type="button" data-action="payment/decline">결제 실패 (카드 한도)</button>
  <button disabled type="button" data-action="payment/vanish">결제하고 돌아가지 않기</button>`;

const registrationButtons = html`<button
    disabled
    type="button"
    class="main"
    data-action="payment/pay"
  >
    등록하기
  </button>
  <button disabled type="button" data-action="payment/pay-and-refuse-later">
    다음 결제부터 거절되는 카드 등록하기
  </button>
  <button disabled type="button" data-action="payment/decline">등록 실패 (카드 한도)</button>
  <button disabled type="button" data-action="payment/vanish">등록하고 돌아가지 않기</button>`;

/**
 * The payment window: the payment or registration, and one button for each outcome. `window.ts` enables its buttons,
 * because a press before it has loaded would be lost.
 */
export function paymentPage(account: string, payment: Payment): string {
  const buttons = payment.customer_uid === null ? paymentButtons : registrationButtons;
  const method = methodLabel(payment.pg_provider);
  return page({
    title: `결제 - ${method}`,
    script: "window.ts",
    body: html`<h1>${payment.name ?? "결제"}</h1>
      <p class="amount">${won.format(payment.amount)}원</p>
      <dl>
        <div>
          <dt>결제 방법</dt>
          <dd>${method}</dd>
        </div>
        <div>
          <dt>가맹점</dt>
          <dd>${account}</dd>
        </div>
        <div>
          <dt>주문 번호</dt>
          <dd>${payment.merchant_uid}</dd>
        </div>
        <div>
          <dt>주문자</dt>
          <dd>${payment.buyer_name ?? "-"}</dd>
        </div>
      </dl>
      <div class="actions">
        ${buttons}
        <button disabled type="button" class="quiet" data-action="payment/cancel">취소</button>
      </div>
      <p role="status" id="status"></p>`,
  });
}
