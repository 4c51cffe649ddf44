import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { fixtures } from "@damadum/sdk/mocks";
import { couponPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

const coupons = fixtures.coupons("2026-11-20");

function CouponChoice(props: PatternProps) {
  return <Pattern form={couponPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-couponchoice",
  title: "Forms/Patterns/쿠폰",
  component: CouponChoice,
} satisfies Meta<typeof CouponChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor has none to choose from yet. */
export const Visitor: Story = {};

export const Default: Story = {
  args: { context: { loadCoupons: () => Promise.resolve(coupons) } },
};

export const Filling: Story = {
  args: { context: { loadCoupons: () => Promise.resolve(coupons) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "쿠폰을 쓰지 않을게요" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^첫 이사 10% 할인/ }));
    await expect(canvas.getByRole("radio", { name: /^첫 이사 10% 할인/ })).toBeChecked();
  },
};

export const Empty: Story = { args: { context: { loadCoupons: () => Promise.resolve([]) } } };

export const Loading: Story = {
  tags: ["loading"],
  args: { context: { loadCoupons: () => new Promise(() => {}) } },
};

export const Failed: Story = {
  args: { context: { loadCoupons: () => Promise.reject(new Error("offline")) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("쿠폰을 불러오지 못했어요")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /다시/ })).toBeVisible();
  },
};
