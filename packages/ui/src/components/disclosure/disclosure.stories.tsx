import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Disclosure } from "./disclosure.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-disclosure",
  title: "Components/Disclosure 접는 내용",
  component: Disclosure,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "대부분은 안 읽어도 되는 자세한 내용",
      avoid: "꼭 읽어야 하는 조건과 금액",
      parts: "누르는 한 줄, 화살표, 펼친 내용",
      keys: "Enter나 Space로 펴고 접어요",
      good: "한 줄만 읽어도 안에 무엇이 있는지 알게 해요",
      bad: "접은 것 안에 접은 것을 넣지 않아요",
    },
  },
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
