import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Company invoice",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01", person: "company" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.ISSUED, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/까지 결제해 주세요/)).toBeVisible();
  },
};

export const Overdue: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.OVERDUE, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/결제 기한 .*이 지났어요/)).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.PAID, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("결제를 마쳤어요.")).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.CANCEL, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("거둬들인 청구서예요. 결제하지 않아도 돼요."),
    ).toBeVisible();
  },
};

/** The default payment method is preselected. */
export const WithDefaultWay: Story = {
  parameters: {
    msw: [
      scenarios.getCompanyInvoice.ISSUED,
      scenarios.listCompanyPayments.byItself,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole("radio", { name: /담아카드/ })).toBeChecked();
    });
  },
};

export const CardRejected: Story = {
  parameters: {
    msw: [
      scenarios.getCompanyInvoice.ISSUED,
      scenarios.listCompanyPayments.byItself,
      scenarios.payCompanyPayment.failed,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /담아카드/ }));
    await userEvent.click(canvas.getByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("카드 한도를 넘었어요.");
  },
};

export const AlreadyPaid: Story = {
  parameters: {
    msw: [
      scenarios.getCompanyInvoice.ISSUED,
      scenarios.listBillingKeys.empty,
      scenarios.prepareCompanyPayment.alreadyPaid,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("이미 결제했어요");
  },
};

export const ProviderUnavailable: Story = {
  parameters: {
    msw: [
      scenarios.getCompanyInvoice.ISSUED,
      scenarios.listCompanyPayments.byItself,
      scenarios.payCompanyPayment.providerUnavailable,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /담아카드/ }));
    await userEvent.click(canvas.getByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("결제사와 연결하지 못했어요");
  },
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyInvoice.ISSUED, ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/까지 결제해 주세요/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.getCompanyInvoice.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("청구서를 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.missing, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("청구서를 찾을 수 없어요")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("청구서를 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.getCompanyInvoice.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("청구서를 불러오지 못했어요");
  },
};
