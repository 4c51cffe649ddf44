import { scenarios } from "@damadum/sdk/mocks";
import { expect, screen, within } from "storybook/test";
import { answering } from "../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../testing/screen-story.tsx";
import { expectAlert, expectText } from "../testing/story-expectations.ts";

const meta = {
  id: "screens-shell",
  title: "Screens/웹의 틀",
  ...screenMeta,
  args: { path: "/error/404" },
} satisfies ScreenMeta;

export default meta;

export const Visitor: Story = {};

export const Member: Story = { args: { person: "member" } };

export const SideMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "전체 메뉴" }));
    await expect(await screen.findByRole("dialog", { name: "전체 메뉴" })).toBeVisible();
  },
};

export const MemberSideMenu: Story = {
  args: { person: "member" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "전체 메뉴" }));
    const menu = await screen.findByRole("dialog", { name: "전체 메뉴" });
    await expect(await within(menu).findByRole("link", { name: "마이페이지" })).toBeVisible();
  },
};

export const Help: Story = {
  args: { path: "/guide" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "도움" }));
    const sheet = await screen.findByRole("dialog", { name: "무엇을 도와드릴까요?" });
    await expect(within(sheet).getByRole("link", { name: "카카오톡" })).toBeVisible();
  },
};

export const Popup: Story = {
  args: { path: "/brand" },
  ...answering(scenarios.listPopups.one),
  play: async () => {
    // It appears a while after the page has loaded.
    const popup = await screen.findByRole("dialog", {}, { timeout: 15_000 });
    await expect(within(popup).getByRole("button", { name: "7일간 보지 않기" })).toBeVisible();
  },
};

export const Footer: Story = {
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole("contentinfo");
    footer.scrollIntoView();
    await expect(within(footer).getByText("개인정보처리방침")).toBeVisible();
  },
};

export const LoginNotChecked: Story = {
  args: { person: "member" },
  ...answering(scenarios.resetTokens.offline),
  play: expectText("로그인 상태를 확인하지 못했어요"),
};

export const PageWithoutAnswer: Story = {
  args: { path: "/my", person: "member" },
  ...answering(scenarios.resetTokens.offline),
  play: expectAlert("인터넷 연결이 불안정해요"),
};

export const PageLoading: Story = {
  tags: ["loading"],
  args: { path: "/my", person: "member" },
  ...answering(scenarios.resetTokens.loading),
};
