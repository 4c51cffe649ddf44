import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Company work",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01", person: "company" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { msw: [scenarios.getCompanyWork.WAIT, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("관리자가 요청을 확인하고 있어요.")).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: { msw: [scenarios.getCompanyWork.CONFIRM, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("요청을 확인했어요. 곧 작업해요.")).toBeVisible();
  },
};

export const Invoiced: Story = {
  parameters: { msw: [scenarios.getCompanyWork.INVOICE_COMPLETE, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("청구서가 나왔어요. 기한 안에 결제해 주세요."),
    ).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "청구서 보고 결제하기" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "2026년 문서 보관" })).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: { msw: [scenarios.getCompanyWork.PAYMENT, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("결제를 확인했어요. 작업을 마무리하고 있어요."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "청구서 보기" })).toHaveAttribute(
      "href",
      "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01",
    );
  },
};

export const Complete: Story = {
  parameters: { msw: [scenarios.getCompanyWork.COMPLETE, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업이 모두 끝났어요.")).toBeVisible();
  },
};

/** A completed disposal links to its certificate. */
export const Destroyed: Story = {
  parameters: { msw: [scenarios.getCompanyWork.destroyed, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "폐기 확인서 보기" })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { msw: [scenarios.getCompanyWork.CANCEL, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("취소한 작업이에요. 청구하지 않아요.")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyWork.WAIT, ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("관리자가 요청을 확인하고 있어요.")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.getCompanyWork.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  parameters: { msw: [scenarios.getCompanyWork.missing, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업을 찾을 수 없어요")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.getCompanyWork.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("작업을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.getCompanyWork.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("작업을 불러오지 못했어요");
  },
};
