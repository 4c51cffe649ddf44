import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  id: "components-emptystate",
  title: "Components/EmptyState 빈 목록",
  component: EmptyState,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "목록에 아직 아무것도 없을 때",
      avoid: "찾은 것이 없거나 불러오지 못했을 때의 오류",
      parts: "그림, 제목, 설명, 다음에 할 일",
      keys: "버튼만 초점을 받아요",
      good: "다음에 할 일을 버튼 하나로 알려요",
      bad: "없다는 말만 두지 않아요",
    },
  },
  args: {
    title: "아직 주문이 없어요",
    description: "이사할 날과 짐을 알려 주시면 바로 금액을 보여 드려요.",
    action: <Button>견적 받기</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFound: Story = {
  args: {
    illustration: "search",
    title: "찾는 페이지가 없어요",
    description: "주소가 바뀌었거나 지워졌을 수 있어요.",
    action: <Button>처음으로 가기</Button>,
  },
};

export const WithoutAction: Story = {
  args: {
    illustration: "trouble",
    title: "잠시 쉬고 있어요",
    action: undefined,
    description: "곧 다시 열게요.",
  },
};
