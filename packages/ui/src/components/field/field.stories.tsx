import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Counter } from "../counter/counter.tsx";
import { HStack } from "../layout/primitives.tsx";
import { controlAria, FieldFrame, FieldGroup, useFieldIds, type FieldProps } from "./field.tsx";

/** A custom control in the frame that all fields share. */
function Framed(props: FieldProps) {
  const ids = useFieldIds("weight", props);
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        id={ids.control}
        type="range"
        min={0}
        max={20}
        style={{ minHeight: "2.75rem" }}
        {...controlAria(ids, props.required)}
      />
    </FieldFrame>
  );
}

const help = "한 박스는 20kg까지 담을 수 있어요.";

const meta = {
  id: "components-field",
  title: "Components/Field 입력 틀",
  component: Framed,
  subcomponents: { FieldGroup },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "이름, 도움말, 오류를 갖춘 새 입력을 만들 때",
      avoid: "이미 있는 입력을 쓸 수 있을 때",
      parts: "이름, 입력, 도움말, 오류",
      keys: "이름을 누르면 입력에 닿아요",
      good: "오류에는 고칠 방법을 적어요",
      bad: "placeholder를 이름으로 쓰지 않아요",
    },
  },
  args: { label: "박스 무게", help },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("박스 무게")).toHaveAccessibleDescription(help);
  },
};

export const Error: Story = {
  args: { error: "20kg보다 가볍게 담아 주세요." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("박스 무게")).toBeInvalid();
  },
};

function Grouped(props: FieldProps) {
  const ids = useFieldIds("boxes", props);
  return (
    <FieldGroup {...props} ids={ids}>
      <HStack gap="4" wrap="wrap">
        <Counter label="큰 박스" />
        <Counter label="작은 박스" />
      </HStack>
    </FieldGroup>
  );
}

export const Group: Story = {
  args: { label: "박스 수", optional: true, help: "나중에 바꿀 수 있어요." },
  render: (args) => <Grouped {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /박스 수/ })).toHaveAccessibleDescription(
      "나중에 바꿀 수 있어요.",
    );
  },
};
