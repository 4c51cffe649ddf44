import { expect, waitFor } from "storybook/test";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-faq",
  title: "Screens/자주 묻는 질문 ∕support∕faq",
  ...screenMeta,
  args: { path: "/support/faq" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};

export const OpenAnswer: Story = {
  args: { path: "/support/faq#cancel-fee" },
  play: async ({ canvas }) => {
    const answer = await canvas.findByText(/^이사 3일 전까지 취소하면.*이사 당일에 취소하면/);
    await waitFor(() => expect(answer).toBeVisible());
  },
};

export const FoundByInitials: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("질문 찾기"), "ㅎㅂ");
    await expect(await canvas.findByText("환불은 언제 되나요?")).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("질문 찾기"), "우주선");
    await expect(await canvas.findByText("찾는 질문이 없어요")).toBeVisible();
  },
};
