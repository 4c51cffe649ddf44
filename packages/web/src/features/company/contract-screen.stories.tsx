import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Company contract",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my/company/contracts/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01", person: "company" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  parameters: { msw: [scenarios.getCompanyContract.ACTIVE, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("계약대로 박스를 보관하고 있어요.")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "전화로 문의하기" })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: [scenarios.getCompanyContract.WAIT, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("조건과 금액을 확인하고 있어요. 정해지면 알려 드려요."),
    ).toBeVisible();
  },
};

export const Ended: Story = {
  parameters: { msw: [scenarios.getCompanyContract.ENDED, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/500개 가운데 0개 보관 중/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { msw: [scenarios.getCompanyContract.CANCEL, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("취소한 신청이에요. 청구하지 않아요.")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyContract.ACTIVE, ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("계약대로 박스를 보관하고 있어요.")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.getCompanyContract.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("계약을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  parameters: { msw: [scenarios.getCompanyContract.missing, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("계약을 찾을 수 없어요")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.getCompanyContract.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("계약을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.getCompanyContract.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("계약을 불러오지 못했어요");
  },
};
