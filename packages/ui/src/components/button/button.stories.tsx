import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { Stack } from "../layout/primitives.tsx";
import { Captioned } from "../../stories/captioned.tsx";
import { Button } from "./button.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-button",
  title: "Components/Button 버튼",
  component: Button,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "무언가를 보내거나 바꾸거나 열 때",
      avoid: "다른 화면으로만 갈 때는 Link나 asChild",
      parts: "이름, 앞뒤 아이콘, 보내는 동안 도는 고리",
      keys: "Tab으로 닿고 Enter나 Space로 눌러요",
      good: "한 화면에 채운 버튼은 하나예요",
      bad: "누를 수 없는 까닭을 숨긴 채 잠그지 않아요",
    },
  },
  args: { children: "견적 받기", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "견적 받기" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const variants = [
  ["filled", "결제하기"],
  ["tinted", "주소 찾기"],
  ["outline", "견적서 인쇄"],
  ["plain", "나중에 할게요"],
  ["danger", "주문 취소하기"],
] as const;

export const Variants: Story = {
  render: () => (
    <Stack gap="3" align="flex-start">
      {variants.map(([variant, label]) => (
        <Captioned key={variant} name={variant}>
          <Button variant={variant}>{label}</Button>
        </Captioned>
      ))}
    </Stack>
  ),
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { block: true, children: "박스 스무 개를 보관하고 석 달 동안 매달 결제하기" },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="3" align="flex-start">
      <Button size="lg">가장 큰 버튼</Button>
      <Button size="md">보통 버튼</Button>
      <Button size="sm">가장 작아도 44픽셀</Button>
    </Stack>
  ),
};

export const Block: Story = { args: { block: true, size: "lg" } };

export const WithIcons: Story = {
  args: {
    variant: "outline",
    icon: <Icon name="print" size={20} />,
    children: "견적서 인쇄",
    iconEnd: <Icon name="chevron-right" size={20} />,
  },
};

export const Loading: Story = {
  args: { loading: true, size: "lg", children: "결제하고 있어요" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack gap="3" align="flex-start">
      <Button disabled>결제하기</Button>
      <Button disabled variant="tinted">
        주소 찾기
      </Button>
      <Button disabled variant="outline">
        견적서 인쇄
      </Button>
      <Button disabled variant="plain">
        나중에 할게요
      </Button>
    </Stack>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#main">내 주문 보기</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "내 주문 보기" })).toBeVisible();
  },
};

export const States: Story = interactionStates(Button);
