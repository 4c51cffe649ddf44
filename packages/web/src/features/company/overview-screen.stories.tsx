import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getListCompanyInvoicesMockHandler,
  getListCompanyWorksMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Company overview",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my/company", person: "company" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /보관 중 480/ })).toBeVisible();
    await expect(await canvas.findByText("다음 차례: 우리 회사")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: {
    msw: [
      scenarios.countCompanyBoxes.loading,
      scenarios.listCompanyWorks.loading,
      scenarios.listCompanyInvoices.loading,
      scenarios.listCompanyBoxes.loading,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      scenarios.countCompanyBoxes.none,
      scenarios.listCompanyWorks.empty,
      scenarios.listCompanyInvoices.empty,
      scenarios.listCompanyBoxes.empty,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("진행 중인 작업이 없어요.")).toBeVisible();
    await expect(await canvas.findByText("결제할 청구서가 없어요.")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: {
    msw: [
      scenarios.countCompanyBoxes.error,
      scenarios.listCompanyWorks.error,
      scenarios.listCompanyInvoices.error,
      scenarios.listCompanyBoxes.error,
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업을 불러오지 못했어요")).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.listCompanyWorks.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("작업을 불러오지 못했어요")).toBeVisible();
  },
};

const works = fixtures.companyWorks(BASE_DAY);
const invoices = fixtures.companyInvoices(BASE_DAY);

export const ManyRows: Story = {
  parameters: {
    msw: [
      getListCompanyWorksMockHandler({
        items: ["a", "b", "c"].flatMap((digit) =>
          works.map((work) => ({ ...work, wk_id: work.wk_id.replace("c2d", `c2${digit}`) })),
        ),
        paging: { page: 1, limit: 100, total: 15, total_capped: false },
      }),
      getListCompanyInvoicesMockHandler({
        items: invoices.map((invoice) => ({ ...invoice, total_amount: 123_456_700 })),
        paging: { page: 1, limit: 100, total: 4, total_capped: false },
      }),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("123,456,700원"))[0]).toBeVisible();
  },
};

/** A member who acts for no company is sent to their own page, which says why. */
export const Member: Story = {
  args: { person: "member" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "마이페이지" })).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /아이디/ })).toBeVisible();
  },
};
