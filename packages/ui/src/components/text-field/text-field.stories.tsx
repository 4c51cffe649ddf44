import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { TextField } from "./text-field.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-textfield",
  title: "Components/TextField 한 줄 입력",
  component: TextField,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "이름이나 번호처럼 짧은 글",
      avoid: "고를 수 있는 것은 고르게 해요",
      parts: "이름, 입력, 단위, 도움말, 오류",
      keys: "Enter는 양식을 보내요",
      good: "autocomplete와 inputMode를 맞춰요",
      bad: "placeholder에만 규칙을 적지 않아요",
    },
  },
  args: { label: "받는 분", name: "name", onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("받는 분");
    await userEvent.type(input, "박스");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("박스");
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
};

export const Filled: Story = { args: { defaultValue: "서울특별시 마포구 월드컵로 12" } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-required", "true");
  },
};

export const Optional: Story = { args: { label: "요청 사항", optional: true } };

export const WithHelp: Story = {
  args: {
    label: "휴대전화 번호",
    help: "배송 안내를 보내 드려요.",
    inputMode: "tel",
    autoComplete: "tel",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "배송 안내를 보내 드려요.",
    );
  },
};

export const Error: Story = {
  args: {
    label: "휴대전화 번호",
    help: "배송 안내를 보내 드려요.",
    error: "010-1234-5678처럼 숫자를 모두 입력해 주세요.",
    defaultValue: "010-12",
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    await expect(ids).toHaveLength(2);
    for (const id of ids) await expect(document.getElementById(id)).not.toBeNull();
  },
};

export const WithUnit: Story = {
  args: { label: "층", unit: "층", inputMode: "numeric", defaultValue: "3" },
};

export const WithIcon: Story = {
  args: {
    label: "박스 찾기",
    placeholder: "물건 이름이나 초성",
    start: <Icon name="search" size={20} />,
  },
};

export const LabelHidden: Story = {
  args: { label: "검색어", labelHidden: true, placeholder: "검색어" },
};

export const ReadOnly: Story = { args: { label: "우편번호", readOnly: true, value: "04001" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "바꿀 수 없어요" } };

export const FocusedError: Story = {
  args: { error: "받는 분의 이름을 입력해 주세요." },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("받는 분");
    const frame = getComputedStyle(input).boxShadow;
    await userEvent.click(input);
    await expect(getComputedStyle(input).boxShadow).toBe(frame);
    await expect(getComputedStyle(input).outlineStyle).toBe("solid");
  },
};

export const States: Story = interactionStates(TextField);
