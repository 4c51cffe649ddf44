import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";
import { expectRole } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-app-frame",
  title: "Screens/앱/틀",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers, shell: "app" },
  args: { path: "/" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole("navigation", { name: "앱 메뉴" });
    await expect(within(tabs).getByRole("link", { current: "page" })).toHaveTextContent("견적");
  },
};

export const Storage: Story = { args: { path: "/guide/storage" } };

export const My: Story = { args: { path: "/my", person: "member" } };

export const Login: Story = { args: { path: "/login" } };

export const BelowATab: Story = {
  args: { path: "/my/profile", person: "member" },
  play: expectRole("button", "뒤로"),
};

export const Help: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "도움" }));
    await expect(await screen.findByRole("dialog", { name: "무엇을 도와드릴까요?" })).toBeVisible();
  },
};

export const LegalDetails: Story = {
  args: { path: "/login" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "사업자 정보" }));
    const sheet = await screen.findByRole("dialog", { name: "사업자 정보와 약관" });
    await expect(within(sheet).getByText("통신판매업 신고번호")).toBeVisible();
  },
};
