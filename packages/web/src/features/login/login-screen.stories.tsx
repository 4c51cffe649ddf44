import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { saveVisitorKey } from "../../shared/estimate/visitor-keys.ts";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-login",
  title: "Screens/로그인 ∕login",
  ...screenMeta,
  args: { path: "/login" },
} satisfies ScreenMeta;

export default meta;

type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function submit({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /아이디/ }), "demo-member");
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Damadum!2026");
  const [button] = canvas.getAllByRole("button", { name: "로그인" });
  if (button) await userEvent.click(button);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ["네이버", "카카오", "Google", "Apple"]) {
      await expect(await canvas.findByRole("button", { name: `${name}로 계속하기` })).toBeVisible();
    }
    for (const [name, href] of [
      ["아이디 찾기", "/users/id/find"],
      ["비밀번호 재설정", "/users/passwd/reset"],
    ] as const) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  },
};

export const WithRedirect: Story = {
  args: { path: "/login?redirect=%2Fmy" },
  play: async ({ canvas }) => {
    const signup = await canvas.findByRole("link", { name: "회원 가입" });
    await expect(signup).toHaveAttribute("href", "/signup?redirect=%2Fmy");
  },
};

const serial = "MV202611207K3F9QX2";

/** Whoever has saved a quote goes on with one press at Kakao. */
export const SavedQuote: Story = {
  args: {
    path: paths.login.getHref(paths.estimatePayment.getHref(serial)),
  },
  beforeEach: () =>
    saveVisitorKey(serial, "key", { total_amount: 253_500, move_date: "2026-12-12" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("253,500원")).toBeVisible();
    const kakao = await canvas.findByRole("button", { name: "카카오로 계속하기" });
    const form = canvas.getByRole("textbox", { name: /아이디/ });
    await expect(kakao.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.login.loading),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

export const WrongPassword: Story = {
  ...answering(scenarios.login.wrongPassword),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("아이디나 비밀번호가");
  },
};

export const Offline: Story = {
  ...answering(scenarios.login.offline),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("서버에 연결하지 못했어요");
    await expect(canvas.getByRole("textbox", { name: /아이디/ })).toHaveValue("demo-member");
  },
};

export const SocialLoginsLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listLoginProviders.loading),
};

export const SocialLoginsUnavailable: Story = {
  ...answering(scenarios.listLoginProviders.error),
  play: expectText("소셜 로그인을 불러오지 못했어요"),
};

export const WithoutSocialLogins: Story = {
  ...answering(scenarios.listLoginProviders.none),
};
