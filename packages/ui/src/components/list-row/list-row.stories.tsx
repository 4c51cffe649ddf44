import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Icon } from "../icon/icon.tsx";
import { FurnitureIcon } from "../illustration/furniture-icon.tsx";
import { Stack } from "../layout/primitives.tsx";
import { ListLink, ListRow } from "./list-row.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-listrow",
  title: "Components/ListRow 목록의 한 줄",
  component: ListRow,
  subcomponents: { ListLink },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "주문이나 물건을 줄로 늘어놓을 때",
      avoid: "줄마다 할 일이 많으면 DataTable",
      parts: "그림, 제목과 설명, 끝의 값",
      keys: "ListLink는 줄 전체가 Tab 한 번에 닿아요",
      good: "끝에는 값이나 버튼 하나만 둬요",
      bad: "줄 안에 링크와 버튼을 겹치지 않아요",
    },
  },
  args: { title: "원룸 이사", description: "2026년 3월 12일 (목) 오전 9시" },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithBadge: Story = {
  args: { end: <Badge tone="info">박스 준비 중</Badge>, media: <Icon name="box" /> },
};

export const List: Story = {
  render: () => (
    <div>
      <ListRow
        divided
        media={<FurnitureIcon name="wardrobe" />}
        title="옷장"
        description="두 칸"
        end="2개"
      />
      <ListRow
        divided
        media={<FurnitureIcon name="washer" />}
        title="세탁기"
        description="드럼"
        end="1개"
      />
      <ListRow divided media={<FurnitureIcon name="plant" />} title="화분" end="3개" />
    </div>
  ),
};

export const InAList: Story = {
  render: () => (
    <Stack as="ul" gap="0" listStyleType="none">
      <li>
        <ListRow divided title="damadum01" description="2026년 5월 2일 (토)에 가입했어요" />
      </li>
      <li>
        <ListRow divided title="kakao-7k3f" description="2026년 10월 11일 (일)에 가입했어요" />
      </li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole("listitem")
      .map(({ firstElementChild: row }) => row);
    await expect(first).toHaveStyle({ boxShadow: "none" });
    await expect(second).not.toHaveStyle({ boxShadow: "none" });
  },
};

export const Links: Story = {
  render: () => (
    <div>
      <ListLink divided>
        <a href="#profile">내 정보</a>
      </ListLink>
      <ListLink divided>
        <a href="#logout">로그아웃</a>
      </ListLink>
    </div>
  ),
};

export const States: Story = interactionStates(ListRow);
