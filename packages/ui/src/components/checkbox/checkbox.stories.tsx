import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Stack } from "../layout/primitives.tsx";
import { Checkbox } from "./checkbox.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-checkbox",
  title: "Components/Checkbox 체크박스",
  component: Checkbox,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "동의나 예, 아니요를 하나씩 고를 때",
      avoid: "둘 가운데 하나를 꼭 고를 때는 RadioGroup",
      parts: "네모, 이름, 설명, 오류",
      keys: "Tab으로 닿고 Space로 골라요",
      good: "동의는 하나씩, 비운 채로 시작해요",
      bad: "미리 골라 두지 않아요",
    },
  },
  args: { label: "20kg이 넘는 짐이 있어요", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "20kg이 넘는 짐이 있어요" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { indeterminate: true, label: "전체 동의", emphasis: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const WithHelp: Story = {
  args: { help: "한 분이 들기 어려운 짐이라 도와 드릴 분이 더 필요해요." },
};

export const Error: Story = {
  args: { error: "이용약관에 동의해 주세요.", label: "(필수) 이용약관", required: true },
};

export const Disabled: Story = {
  render: () => (
    <Stack gap="0">
      <Checkbox label="고를 수 없어요" disabled />
      <Checkbox label="골랐고 바꿀 수 없어요" disabled defaultChecked />
    </Stack>
  ),
};

export const Consents: Story = {
  render: () => (
    <Stack gap="0">
      <Checkbox label="전체 동의" emphasis indeterminate help="선택 항목까지 한 번에 동의해요." />
      <Checkbox
        label={
          <>
            (필수) 이용약관 <Link href="#terms">보기</Link>
          </>
        }
        defaultChecked
      />
      <Checkbox label="(필수) 만 14세 이상이에요" defaultChecked />
      <Checkbox label="(선택) 마케팅 정보 받기" help="2026년 3월 2일부터 문자로 보내 드려요." />
    </Stack>
  ),
};

export const States: Story = interactionStates(Checkbox);
