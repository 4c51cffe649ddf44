import type { Meta, StoryObj } from "@storybook/react-vite";
import { Illustration } from "../illustration/illustration.tsx";
import { Grid } from "../layout/primitives.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { LinkCard } from "./link-card.tsx";

const meta = {
  id: "components-linkcard",
  title: "Components/LinkCard 링크 카드",
  component: LinkCard,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "그림과 함께 다른 길로 안내할 때",
      avoid: "목록의 한 줄은 ListLink",
      parts: "그림, 제목 링크, 설명 한 줄",
      keys: "Tab 한 번에 닿고 Enter로 열어요",
      good: "카드 전체가 눌리게 링크는 하나만 둬요",
      bad: "카드 안에 버튼을 더 넣지 않아요",
    },
  },
  args: {
    children: <a href="#move">이사</a>,
    description: "비용을 바로 알아보기",
    media: <Illustration name="truck" width={96} />,
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: <a href="#move">사무실 이사와 박스 보관을 한 번에</a>,
    description: "박스 배송부터 이사, 빈 박스 수거까지 한 번에 알아보기",
  },
};

export const Pair: Story = {
  render: () => (
    <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
      <LinkCard description="비용을 바로 알아보기" media={<Illustration name="truck" width={96} />}>
        <a href="#move">이사</a>
      </LinkCard>
      <LinkCard description="박스째 맡기고 찾기" media={<Illustration name="boxes" width={96} />}>
        <a href="#storage">보관</a>
      </LinkCard>
    </Grid>
  ),
};

export const States: Story = interactionStates(LinkCard);
