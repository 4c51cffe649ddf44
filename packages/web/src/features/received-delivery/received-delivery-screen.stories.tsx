import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-received-delivery",
  title: "Screens/받는 분의 배송 ∕receive∕:key",
  ...screenMeta,
  args: { path: "/receive/4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi0mN8sWzLrYp" },
} satisfies ScreenMeta;

export default meta;

function answering(
  handler: (typeof defaultHandlers)[number],
  words: RegExp,
): Pick<Story, "parameters" | "play"> {
  return {
    parameters: { msw: [handler, ...defaultHandlers] },
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByText(words))[0]).toBeVisible();
    },
  };
}

const received = scenarios.getReceivedDelivery;

/** The delivery of the day, without any link to the order. */
export const Default: Story = {
  ...answering(received.READY, /오늘 박스를 가져다 드려요/),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/오늘 박스를 가져다 드려요/))[0]).toBeVisible();
    const main = within(canvas.getByRole("main"));
    const time = main.getByRole("row", { name: /시간/ });
    await expect(time).toHaveTextContent("오전 11시~오후 1시");
    await expect(main.getByRole("row", { name: /박스/ })).toHaveTextContent("4개");
    const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual([expect.stringMatching(/^tel:/)]);
  },
};
export const OnTheWay: Story = answering(received.ON_THE_WAY, /지금 박스를 가져다 드리고/);
export const Delivered: Story = answering(received.DELIVERED, /박스를 모두 가져다 드렸어요/);
export const Early: Story = answering(received.early, /에 열려요/);
export const Closed: Story = answering(received.missing, /지금은 볼 수 없는 링크예요/);
export const LongText: Story = answering(received.long, /200개/);
export const ServerError: Story = answering(received.error, /배송을 불러오지 못했어요/);
export const Offline: Story = answering(received.offline, /배송을 불러오지 못했어요/);

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [received.loading, ...defaultHandlers] },
  play: expectText("배송을 불러오고 있어요"),
};
