import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetCompanyWorkMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-work",
  title: "Screens/기업 작업 ∕my∕company∕works∕:id",
  ...screenMeta,
  args: { path: "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Waiting: Story = {
  ...answering(scenarios.getCompanyWork.WAIT),
  play: expectText("관리자가 요청을 확인하고 있어요."),
};

export const Confirmed: Story = {
  ...answering(scenarios.getCompanyWork.CONFIRM),
  play: expectText("요청을 확인했어요. 곧 작업해요."),
};

export const Invoiced: Story = {
  ...answering(scenarios.getCompanyWork.INVOICE_COMPLETE),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("청구서가 나왔어요. 기한 안에 결제해 주세요."),
    ).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "청구서 보고 결제하기" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "2026년 문서 보관" })).toBeVisible();
  },
};

export const Paid: Story = {
  ...answering(scenarios.getCompanyWork.PAYMENT),
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
  ...answering(scenarios.getCompanyWork.COMPLETE),
  play: expectText("작업이 모두 끝났어요."),
};

/** A completed disposal links to its certificate. */
export const Destroyed: Story = {
  ...answering(scenarios.getCompanyWork.destroyed),
  play: expectRole("link", "폐기 확인서 보기"),
};

export const Cancelled: Story = {
  ...answering(scenarios.getCompanyWork.CANCEL),
  play: expectText("취소한 작업이에요. 청구하지 않아요."),
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyWork.WAIT, ...defaultHandlers],
  },
  play: expectText("관리자가 요청을 확인하고 있어요."),
};

export const LongText: Story = {
  ...answering(
    getGetCompanyWorkMockHandler({
      ...fixtures.companyWork("WAIT", BASE_DAY),
      place: fixtures.longPlace,
      memo: "https://example.com/".padEnd(300, "a"),
    }),
  ),
  play: expectText(/^https:/),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyWork.loading),
  play: expectText("작업을 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getCompanyWork.missing),
  play: expectText("작업을 찾을 수 없어요"),
};

const failed = { play: expectAlert("작업을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getCompanyWork.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCompanyWork.offline), ...failed };
