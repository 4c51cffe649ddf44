import { html, type Html } from "../pages/html.ts";
import { page } from "../pages/page.ts";
import { quirks, type SocialProvider } from "./quirks.ts";
import { socialPeople, type SocialPerson } from "./social-person.ts";

/** The login page: the people to choose from, a new person, and cancel. Works without scripts. */
export function loginPage(provider: SocialProvider, id: string): string {
  const { label } = quirks[provider];
  return page({
    title: `${label} 로그인`,
    body: html`<h1>${label} 로그인</h1>
      <p>담아둠에 로그인할 계정을 골라 주세요.</p>
      <form method="post" action="/social/${provider}/decide">
        <input type="hidden" name="page" value="${id}" />
        <div class="actions">
          ${join(socialPeople.map(personButton))}
          <button name="person" value="new">새 계정으로 로그인</button>
          <button name="person" value="" class="quiet">취소</button>
        </div>
      </form>`,
  });
}

function personButton({ key, name, email }: SocialPerson): Html {
  return html`<button name="person" value="${key}" class="person">
    <strong>${name}</strong>
    <span>${email ?? "아무것도 알려 주지 않는 계정"}</span>
  </button>`;
}

/** Sends a form to the merchant's page, as Apple does; the button is for browsers without scripts. */
export function formPostPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page({
    title: "돌아가는 중",
    script: "post.ts",
    body: html`<form method="post" action="${action}">
      ${join(inputs)}
      <div class="actions"><button class="main">담아둠으로 돌아가기</button></div>
    </form>`,
  });
}

/** Shown instead of a login page when the merchant's request is invalid. */
export function loginErrorPage(title: string, text: string): string {
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>`,
  });
}

function join(parts: readonly Html[]): Html {
  return parts.reduce((all, part) => html`${all}${part}`, html``);
}
