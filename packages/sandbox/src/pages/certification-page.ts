import { html } from "./html.ts";
import { page } from "./page.ts";

/** The identity window, which certifies any person that is typed in; `window.ts` enables its buttons. */
export function certificationPage(account: string): string {
  return page({
    title: "본인인증",
    script: "window.ts",
    body: html`<h1>본인인증</h1>
      <p>${account}에서 본인인증을 요청했어요.</p>
      <form data-action="certification/certify">
        <label>이름 <input name="name" required maxlength="200" autocomplete="name" /></label>
        <label>생년월일 <input name="birthday" type="date" required autocomplete="bday" /></label>
        <label>
          성별
          <select name="gender">
            <option value="female">여성</option>
            <option value="male">남성</option>
          </select>
        </label>
        <label>
          휴대폰 번호
          <input
            name="phone"
            type="tel"
            required
            pattern="01[016789]-?[0-9]{3,4}-?[0-9]{4}"
            autocomplete="tel"
          />
        </label>
        <div class="actions">
          <button disabled class="main">본인인증하기</button>
          <button disabled type="button" class="quiet" data-action="certification/cancel">
            취소
          </button>
        </div>
      </form>
      <p role="status" id="status"></p>`,
  });
}
