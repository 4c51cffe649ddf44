import { BASE_DAY, fixtures, getGetOperatorOrderMockHandler, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-order",
  title: "Console/주문",
  component: ScreenStory,
  ...answering(),
  args: { path: "/orders/MV20261201ABCDEFGH" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "이사 시작" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "금액의 줄" })).toBeInTheDocument();
  },
};

export const Desktop: Story = {
  parameters: { ...answering().parameters, viewport: { defaultViewport: "desktop" } },
};

/** What a change needs is asked over the page; the order itself is known. */
export const Asking: Story = {
  ...answering(
    getGetOperatorOrderMockHandler({
      ...fixtures.operatorOrder(BASE_DAY),
      move: fixtures.estimate("WORKING_COMPLETE", BASE_DAY),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "받은 돈 적기" }));
    await expect(await canvas.findByRole("radio", { name: "현금" })).toBeInTheDocument();
    await expect(canvas.queryByLabelText("이사 번호")).not.toBeInTheDocument();
  },
};

/** What the card company took back is named apart from what we refunded. */
export const ExtraTakenBack: Story = {
  ...answering(
    getGetOperatorOrderMockHandler({
      ...fixtures.operatorOrder(BASE_DAY),
      move: fixtures.extraTakenBack(BASE_DAY),
    }),
  ),
  play: async ({ canvas }) => {
    const back = await canvas.findByRole("row", { name: /^결제사에서 추가 결제 환불/ });
    await expect(back).toHaveTextContent("50,000원");
    const sum = canvas.getByRole("row", { name: /^결제사에서 환불한 금액/ });
    await expect(sum).toHaveTextContent("50,000원");
    await expect(canvas.getByRole("row", { name: /^결제할 금액/ })).toBeInTheDocument();
    await expect(canvas.queryByRole("row", { name: /^환불한 금액/ })).toBeNull();
  },
};

/** A step that turns out to lack something, such as that it was done before its day, asks for it. */
export const Lacking: Story = {
  ...answering(scenarios.runOperatorCommand.invalid),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "이사 시작" }));
    const early = await canvas.findByRole("checkbox", { name: /약속한 날보다 먼저/ });
    await expect(early).toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getOperatorOrder.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.getOperatorOrder.error),
  play: failed,
};
export const Offline: Story = { ...answering(scenarios.getOperatorOrder.offline), play: failed };

export const Missing: Story = {
  ...answering(scenarios.getOperatorOrder.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("그런 주문이 없어요")).toBeVisible();
  },
};
