import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stepper } from "./stepper.tsx";

const meta = {
  id: "components-stepper",
  title: "Components/Stepper 배송의 단계",
  component: Stepper,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "배송과 이사가 어디까지 왔는지 보여 줄 때",
      avoid: "양식의 질문은 ProgressSteps",
      parts: "아이콘, 이름, 지난 것과 지금",
      keys: "목록으로 읽고 완료, 진행 중, 예정을 말해 줘요",
      good: "단계는 domain의 표에서 가져와요",
      bad: "뒤로 돌아가는 단계를 그리지 않아요",
    },
  },
  args: {
    label: "배송 단계",
    steps: [
      { label: "준비", icon: "box" },
      { label: "배송 중", icon: "truck" },
      { label: "배송 완료", icon: "home" },
      { label: "수거 중", icon: "truck" },
      { label: "수거 완료", icon: "check" },
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole("listitem").filter((step) => step.ariaCurrent === "step");
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent("준비");
  },
};
export const Delivered: Story = { args: { current: 3 } };
export const Done: Story = {
  args: { current: 5 },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole("listitem").at(-1);
    await expect(last).toHaveTextContent("수거 완료 완료");
    await expect(last).not.toHaveAttribute("aria-current");
  },
};
export const None: Story = { args: { current: null } };

/** As many as a move has. */
export const SixSteps: Story = {
  args: {
    steps: [
      { label: "예약 접수", icon: "receipt" },
      { label: "예약 확정", icon: "calendar" },
      { label: "박스 도착", icon: "box" },
      { label: "이사", icon: "truck" },
      { label: "박스 수거", icon: "box" },
      { label: "완료", icon: "check" },
    ],
    current: 3,
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("listitem").map(({ lastElementChild: name }) => {
      const range = document.createRange();
      if (name?.firstChild) range.selectNode(name.firstChild);
      return range.getBoundingClientRect();
    });
    const gaps = names.slice(1).map(({ left }, n) => left - (names[n]?.right ?? left));
    // Wider than a space, or two names would read as one.
    await expect(Math.min(...gaps)).toBeGreaterThan(8);
  },
};
