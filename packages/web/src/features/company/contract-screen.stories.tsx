import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { expect, screen } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-contract",
  title: "Screens/기업 계약 ∕my∕company∕contracts∕:id",
  ...screenMeta,
  args: { path: "/my/company/contracts/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Active: Story = {
  ...answering(scenarios.getCompanyContract.ACTIVE),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("계약 중이에요. 작업을 요청해 박스를 보내고 받을 수 있어요."),
    ).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "전화로 문의하기" })).toBeVisible();
  },
};

export const Waiting: Story = {
  ...answering(scenarios.getCompanyContract.WAIT),
  play: expectText("조건과 금액을 확인하고 있어요. 정해지면 알려 드려요."),
};

/** The company sees the price with VAT before anything starts, and accepts or declines it. */
export const Offered: Story = {
  ...answering(scenarios.getCompanyContract.OFFERED),
  play: async ({ canvas, userEvent }) => {
    const total = await canvas.findByRole("row", { name: /매달 낼 금액/ });
    await expect(total).toHaveTextContent("1,650,000원");
    await expect(canvas.getByRole("row", { name: /^부가세/ })).toHaveTextContent("150,000원");
    await expect(canvas.getByRole("button", { name: "제안 거절하기" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "월 1,650,000원에 계약하기" }));
    await expect(await screen.findByText("계약을 시작했어요.")).toBeVisible();
  },
};

export const OfferChanged: Story = {
  ...answering(scenarios.getCompanyContract.OFFERED, scenarios.acceptCompanyContract.changed),
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole("button", { name: "월 1,650,000원에 계약하기" });
    await userEvent.click(accept);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("수락하지 못했어요");
  },
};

export const Ended: Story = {
  ...answering(scenarios.getCompanyContract.ENDED),
  play: expectText(/500개 가운데 0개 보관 중/),
};

export const Cancelled: Story = {
  ...answering(scenarios.getCompanyContract.CANCEL),
  play: expectText("취소한 신청이에요. 청구하지 않아요."),
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyContract.ACTIVE, ...defaultHandlers],
  },
  play: expectText("계약 중이에요. 작업을 요청해 박스를 보내고 받을 수 있어요."),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyContract.loading),
  play: expectText("계약을 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getCompanyContract.missing),
  play: expectText("계약을 찾을 수 없어요"),
};

const failed = { play: expectAlert("계약을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getCompanyContract.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCompanyContract.offline), ...failed };
