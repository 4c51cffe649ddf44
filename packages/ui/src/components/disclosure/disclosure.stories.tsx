import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Disclosure } from "./disclosure.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: {
    summary: "개인정보 수집 내용 보기",
    children: <Text variant="caption">이름, 휴대전화 번호를 배송이 끝나고 1년 동안 보관해요.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("개인정보 수집 내용 보기"));
    await expect(canvas.getByText(/1년 동안 보관해요/)).toBeVisible();
  },
};

export const Emphasis: Story = {
  args: { summary: "가구 · 3개", emphasis: true, defaultOpen: true, children: "침대와 책상" },
};

export const States: Story = interactionStates(Disclosure);
