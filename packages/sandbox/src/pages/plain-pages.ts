import { html } from "./html.ts";
import { page } from "./page.ts";

/** Receives the request from the merchant's page, then navigates to the actual window. */
export function openingPage(): string {
  return page({
    title: "여는 중",
    script: "open.ts",
    body: html`<p role="status" id="status">여는 중이에요.</p>`,
  });
}

export function expiredPage(): string {
  return page({
    title: "닫힌 창",
    body: html`<h1>닫힌 창이에요</h1>
      <p>시간이 지났거나 이미 끝났어요. 주문하던 화면으로 돌아가 다시 눌러 주세요.</p>`,
  });
}
