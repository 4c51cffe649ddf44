import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FurnitureIcon } from "../illustration/furniture-icon.tsx";
import { ListRow } from "../list-row/list-row.tsx";
import { Counter } from "./counter.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-counter",
  title: "Components/Counter 개수",
  component: Counter,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "0부터 수십까지의 개수를 고를 때",
      avoid: "금액이나 큰 수는 TextField",
      parts: "빼기, 수, 더하기",
      keys: "화살표 위아래로 바꾸고 바로 적을 수도 있어요",
      good: "한계에 닿은 버튼을 흐리게 해요",
      bad: "한 번에 열씩 건너뛰지 않아요",
    },
  },
  args: { label: "침대 개수", onValueChange: fn() },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "침대 개수 하나 추가" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("spinbutton", { name: "침대 개수" })).toHaveValue("2");
  },
};

export const Filled: Story = { args: { defaultValue: 3 } };

export const Typed: Story = {
  args: { max: 20 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "45");
    await expect(input).toHaveValue("45");
    await userEvent.tab();
    await expect(input).toHaveValue("20");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).toHaveValue("19");
    await expect(input).toHaveAttribute("aria-valuenow", "19");
    await expect(input).toHaveAttribute("aria-valuemin", "0");
    await expect(input).toHaveAttribute("aria-valuemax", "20");
    const { width, height } = input.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const TypedFromBelowMinimum: Story = {
  args: { min: 2, defaultValue: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "12");
    await expect(input).toHaveValue("12");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  },
};

export const AtMaximum: Story = { args: { defaultValue: 20, max: 20 } };

export const Disabled: Story = { args: { disabled: true } };

export const InRows: Story = {
  render: () => (
    <div>
      <ListRow
        media={<FurnitureIcon name="bed" />}
        title="침대"
        description="싱글"
        end={<Counter label="침대 개수" />}
        divided
      />
      <ListRow
        media={<FurnitureIcon name="sofa" />}
        title="소파"
        description="3인용"
        end={<Counter label="소파 개수" defaultValue={1} />}
        divided
      />
      <ListRow
        media={<FurnitureIcon name="fridge" />}
        title="냉장고"
        description="양문형"
        end={<Counter label="냉장고 개수" defaultValue={2} />}
        divided
      />
    </div>
  ),
};

export const States: Story = interactionStates(Counter);
