import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-passwordfield",
  title: "Components/PasswordField 비밀번호",
  component: PasswordField,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "비밀번호를 적을 때",
      avoid: "문자로 받은 번호는 SmsNumber",
      parts: "이름, 입력, 보기 버튼, 규칙",
      keys: "보기 버튼도 Tab으로 닿아요",
      good: "비밀번호 관리 앱이 채울 수 있게 해요",
      bad: "붙여넣기를 막지 않아요",
    },
  },
  args: { label: "비밀번호", defaultValue: "Damadum!" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("비밀번호");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "비밀번호 보기" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("Damadum!");
  },
};

export const NewPassword: Story = {
  args: {
    autoComplete: "new-password",
    help: "8~20자, 영문·숫자·특수문자 가운데 두 가지 이상을 섞어 주세요.",
  },
};

export const Error: Story = {
  args: { error: "비밀번호를 8자 이상 입력해 주세요.", defaultValue: "dam" },
};

export const States: Story = interactionStates(PasswordField);
