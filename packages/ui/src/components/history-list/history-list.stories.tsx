import type { Meta, StoryObj } from "@storybook/react-vite";
import { HistoryList } from "./history-list.tsx";

const meta = {
  id: "components-historylist",
  title: "Components/HistoryList 지난 일",
  component: HistoryList,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "주문에 있었던 일을 최근 것부터 보여 줄 때",
      avoid: "앞으로의 단계는 Stepper",
      parts: "선, 때, 한 일, 한 사람",
      keys: "목록으로 읽어 줘요",
      good: "때와 한 일을 한 줄에 적어요",
      bad: "오지 않은 일을 섞지 않아요",
    },
  },
  args: {
    events: [
      { at: "2026-11-30T14:10:00+09:00", label: "예약 접수", reason: null },
      { at: "2026-12-01T09:30:00+09:00", label: "예약 확정", reason: null },
      { at: "2026-12-02T10:00:00+09:00", label: "이사 취소", reason: "일정이 바뀌었어요" },
    ],
  },
} satisfies Meta<typeof HistoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
