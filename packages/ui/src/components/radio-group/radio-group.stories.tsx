import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-radiogroup",
  title: "Components/RadioGroup 하나 고르기",
  component: RadioGroup,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "둘에서 여섯 가운데 하나를 고를 때",
      avoid: "많으면 Select, 찾아야 하면 Combobox",
      parts: "묶음 이름, 카드마다 이름과 설명",
      keys: "Tab 한 번에 들어가 화살표로 골라요",
      good: "가장 많이 고르는 것을 먼저 둬요",
      bad: "값이 바뀌는 것을 미리 골라 두지 않아요",
    },
  },
  args: {
    label: "짐을 어떻게 옮길까요?",
    onValueChange: fn(),
    options: [
      { value: "EV", label: "엘리베이터", description: "짐이 들어가는 승강기가 있어요" },
      { value: "STAIRS", label: "계단", description: "층수만큼 요금이 더해져요" },
      { value: "LADDER", label: "사다리차", description: "창문으로 옮겨요" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /계단/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("STAIRS");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /사다리차/ })).toBeChecked();
  },
};

export const Selected: Story = { args: { defaultValue: "EV" } };

export const TwoColumns: Story = {
  args: {
    label: "박스를 빌려 쓸까요?",
    columns: 2,
    options: [
      { value: "yes", label: "네, 빌릴래요" },
      { value: "no", label: "아니요" },
    ],
  },
};

export const WithHelp: Story = {
  args: { help: "잘 모르겠다면 계단을 골라 주세요. 방문해서 다시 확인해요." },
};

export const Error: Story = {
  args: { error: "짐을 옮길 방법을 선택해 주세요.", required: true },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole("radiogroup", { name: args.label });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(args.error);
  },
};

export const OptionDisabled: Story = {
  args: {
    options: [
      { value: "EV", label: "엘리베이터" },
      {
        value: "LADDER",
        label: "사다리차",
        description: "보관 이사에서는 쓸 수 없어요",
        disabled: true,
      },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "EV" } };

export const States: Story = interactionStates(RadioGroup);
