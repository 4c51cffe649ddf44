import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect } from "storybook/test";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const meta = {
  id: "components-pagination",
  title: "Components/Pagination 쪽 넘김",
  component: Pagination,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "긴 목록을 쪽으로 나눌 때",
      avoid: "한 쪽뿐일 때 (아무것도 그리지 않아요)",
      parts: "앞뒤, 처음과 끝, 둘레의 쪽",
      keys: "쪽마다 Tab으로 닿고 Enter로 가요",
      good: "쪽을 주소에 남겨요",
      bad: "버튼으로 만들지 않아요",
    },
  },
  args: {
    label: "박스 쪽",
    page: 4,
    pageSize: 20,
    total: 480,
    renderLink: (page: number) => <a href={`#page-${page}`} />,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "4 쪽" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "다음 쪽" })).toHaveAttribute("href", "#page-5");
    await expect(canvas.getByRole("link", { name: "마지막 24 쪽" })).toBeVisible();
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "이전 쪽" })).toBeDisabled();
  },
};
export const Last: Story = { args: { page: 24 } };
export const Few: Story = { args: { page: 2, total: 55 } };
export const Many: Story = { args: { page: 512, total: 20_000 } };

/** Each with a name of its own, as landmarks need. */
function NamedPagination(args: PaginationProps) {
  return <Pagination {...args} label={useId()} />;
}

export const States: Story = interactionStates(NamedPagination);
