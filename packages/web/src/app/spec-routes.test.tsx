import { brand } from "@damadum/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../shared/paths.ts";
import { renderApp } from "../testing/render-app.tsx";

interface SpecRow {
  /** As spec section 2 writes it. */
  readonly route: string;
  /** The path to open; defaults to the route, which then has no parameter. */
  readonly opened?: string;
  /** Part before the brand; null is the default title. */
  readonly title: string | null;
  readonly header?: "grey";
  readonly login?: true;
}

/** The route table of spec section 2, row by row. */
const rows: readonly SpecRow[] = [
  { route: "/", title: null, header: "grey" },
  { route: "/event-free-month3", title: "첫 3개월 무료", header: "grey", login: true },
  { route: "/terms/damage", title: "손해배상규정" },
  { route: "/terms/privacy", title: "개인정보처리방침" },
  { route: "/terms/use", title: "이용약관" },
  { route: "/terms/user", title: "회원약관" },
  { route: "/terms/storage", title: "보관약관" },
  { route: "/terms/move", title: "운송약관" },
  { route: "/users/id/find", title: "아이디 찾기" },
  { route: "/users/id/find/result", title: "아이디 찾기" },
  { route: "/users/passwd/reset", title: "비밀번호 재설정" },
  { route: "/login", title: "로그인" },
  { route: "/logout", title: "로그아웃" },
  { route: "/login/naver/callback", title: "로그인 확인" },
  { route: "/login/kakao/callback", title: "로그인 확인" },
  { route: "/login/google/callback", title: "로그인 확인" },
  { route: "/login/apple/callback", title: "로그인 확인" },
  { route: "/signup", title: "회원 가입" },
  { route: "/signup/{type}/certification", opened: "/signup/id/certification", title: "본인 인증" },
  {
    route: "/signup/certification/result",
    opened: "/signup/certification/result?type=id",
    title: "본인 인증 결과",
  },
  { route: "/signup/{sns}", opened: "/signup/kakao", title: "회원 가입" },
  { route: "/welcome", title: "가입 완료" },
  { route: "/brand", title: "브랜드 소개" },
  { route: "/guide", title: "이용 안내" },
  { route: "/guide/estimate", title: "이사 안내" },
  { route: "/guide/storage", title: "보관 안내" },
  { route: "/estimate/payment", title: "견적서와 결제", login: true },
  { route: "/estimate/payment/complete/mobile", title: "결제 결과" },
  { route: "/storage/payment/complete/mobile", title: "결제 결과" },
  { route: "/storage-delivery/payment-complete/mobile", title: "결제 결과" },
  { route: "/my", title: "마이페이지", login: true },
  {
    route: "/my/order/storage/{serial}",
    opened: "/my/order/storage/ST202611207K3F9QX2",
    title: "보관 주문",
    login: true,
  },
  { route: "/my/order/storage/boxes", title: "내 박스", login: true },
  { route: "/my/company", title: "기업 현황", login: true },
  { route: "/my/company/payment-complete/mobile", title: "결제 결과", login: true },
  { route: "/my/payment", title: "결제 수단", login: true },
  { route: "/my/payment/complete/mobile", title: "결제 수단 등록", login: true },
  { route: "/payments/custom/{url}", opened: "/payments/custom/a1b2c3d4", title: "추가 결제" },
  { route: "/callback/payments/custom/mobile", title: "결제 결과" },
  {
    route: "/boxes/{serial}/content",
    opened: "/boxes/BX7K3F9QX2M4/content",
    title: "박스 내용물",
  },
  { route: "/my/profile", title: "내 정보", login: true },
  { route: "/my/profile/certification/result", title: "본인 인증 결과", login: true },
  { route: "/my/passwd/change", title: "비밀번호 바꾸기", login: true },
  { route: "/support/main", title: "고객센터" },
  { route: "/support/faq", title: "자주 묻는 질문" },
  { route: "/error/404", title: "페이지를 찾을 수 없어요" },
];

/** How many rows the table of the spec has. */
const ROWS_OF_SPEC = 46;

const banner = page.getByRole("banner");
const ground = (landmark: typeof banner) => getComputedStyle(landmark.element()).backgroundColor;

test.each(rows.filter(({ login }) => login === undefined))(
  "$route shows its page with its title and header when a visitor opens it",
  async ({ route, opened = route, title, header }) => {
    const app = await renderApp(opened);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const titleOfWindow = title === null ? brand.defaultTitle : `${title} | ${brand.name}`;
    await expect.poll(() => document.title).toBe(titleOfWindow);
    expect(app.path()).toBe(opened);
    expect(page.getByRole("heading", { level: 1 }).all()).toHaveLength(1);
    // The footer has the grey background of the theme on every page.
    const isGrey = ground(banner) === ground(page.getByRole("contentinfo"));
    expect(isGrey).toBe(header === "grey");
  },
);

test.each(rows.filter(({ login }) => login === true))(
  "$route sends a visitor to the login with the full path",
  async ({ route, opened = route }) => {
    const app = await renderApp(`${opened}?from=menu`);
    await expect.poll(app.path).toBe(paths.login.getHref(`${opened}?from=menu`));
  },
);

test("the route table contains every row of the spec", () => {
  expect(new Set(rows.map(({ route }) => route)).size).toBe(ROWS_OF_SPEC);
});
