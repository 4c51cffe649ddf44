import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./select.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-select",
  title: "Components/Select 목록에서 고르기",
  component: Select,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "일곱에서 스물 가운데 하나를 고를 때",
      avoid: "여섯까지는 RadioGroup, 많으면 Combobox",
      parts: "이름, 기기의 목록, 도움말, 오류",
      keys: "기기의 목록을 따라요",
      good: "못 고르는 까닭을 그 줄에 적어요",
      bad: "여러 개를 고르는 데 쓰지 않아요",
    },
  },
  args: {
    label: "보관 기간",
    name: "months",
    onValueChange: fn(),
    options: [
      { value: "1", label: "1개월" },
      { value: "3", label: "3개월" },
      { value: "6", label: "6개월" },
      { value: "12", label: "12개월 (지금은 신청할 수 없어요)", disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText("보관 기간"), "3");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("3");
  },
};

export const Empty: Story = { args: { required: true } };

export const Filled: Story = { args: { defaultValue: "6" } };

export const WithHelp: Story = { args: { help: "끝나는 날은 언제든 늘릴 수 있어요." } };

export const Error: Story = { args: { error: "보관 기간을 선택해 주세요.", required: true } };

export const Disabled: Story = { args: { disabled: true } };

/** Many options under headings, with no empty choice. */
export const Grouped: Story = {
  args: {
    label: "출발",
    placeholder: null,
    defaultValue: "mapo",
    options: [
      { value: "mapo", label: "서울 마포구", group: "서울" },
      { value: "seongdong", label: "서울 성동구", group: "서울" },
      { value: "goyang", label: "경기 고양시", group: "경기" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("출발")).toHaveValue("mapo");
    await expect(canvas.getByRole("group", { name: "경기" })).toBeInTheDocument();
  },
};

export const States: Story = interactionStates(Select);
