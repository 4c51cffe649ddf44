import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Combobox } from "./combobox.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const departments = ["경영지원팀", "법무팀", "영업본부", "인사팀", "재무팀", "총무팀"];

const meta = {
  id: "components-combobox",
  title: "Components/Combobox 찾아 고르기",
  component: Combobox,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "고를 것이 열 개를 넘어 눈으로 찾기 어려울 때",
      avoid: "열 개까지는 Select나 RadioGroup",
      parts: "이름, 입력란, 아래 목록",
      keys: "글자로 좁히고 화살표와 Enter로 골라요, Esc로 닫아요",
      good: "맞는 것이 없으면 그렇게 적어요",
      bad: "새 값을 적는 곳으로 쓰지 않아요",
    },
  },
  args: {
    label: "부서",
    placeholder: "모든 부서",
    value: "",
    options: departments.map((name) => ({ value: name, label: name })),
    matches: (label, typed) => label.includes(typed),
    onValueChange: fn(),
  },
  render: function Kept({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <Combobox
        {...args}
        value={chosen}
        onValueChange={(next) => {
          onValueChange(next);
          setChosen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "부서" });
    await userEvent.type(field, "무팀");
    await expect(await screen.findAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("재무팀");
    await expect(field).toHaveValue("재무팀");
  },
};

export const Chosen: Story = { args: { value: "법무팀" } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "부서" }));
    await expect(await screen.findAllByRole("option")).toHaveLength(6);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "부서" }), "없는 부서");
    await expect(await screen.findByText("맞는 것이 없어요.")).toBeVisible();
  },
};

export const Error: Story = { args: { error: "부서를 골라 주세요.", required: true } };

export const States: Story = interactionStates(Combobox);
