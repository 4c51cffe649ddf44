import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, Button, Card, Illustration, Tab, TabBar, Text, TextField } from "@damadum/ui";

const meta = { title: "Few" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Token: Story = { render: () => <Card>둥근 카드</Card> };
export const Recipe: Story = { render: () => <Badge tone="info">보관 중</Badge> };
export const Words: Story = { render: () => <Text>박스를 지켜요</Text> };
export const Picture: Story = { render: () => <Illustration name="empty-box" /> };
export const Everything: Story = {
  render: () => (
    <Card>
      <Illustration name="empty-box" />
      <Badge tone="danger">연체</Badge>
    </Card>
  ),
};
export const Same: Story = { render: () => <Button>견적 받기</Button> };
export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  render: () => <Button>상자 찾기</Button>,
  play: async () => expect(window.innerWidth).toBe(1280),
};
export const Bar: Story = {
  render: () => (
    <TabBar>
      <Tab icon="home" label="홈">
        <a href="#home" />
      </Tab>
    </TabBar>
  ),
};
/** The browser's caret blinks in it. */
export const Caret: Story = {
  render: () => <TextField label="이름" />,
  play: ({ canvas }) => canvas.getByRole("textbox").focus(),
};
