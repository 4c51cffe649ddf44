import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-crew",
  title: "Console/팀의 하루",
  component: ScreenStory,
  ...answering(),
  args: { path: "/crew/4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi0mN8sWzLrYp", person: "visitor" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    const [departed] = await canvas.findAllByRole("button", { name: "출발했어요" });
    if (departed) await userEvent.click(departed);
    await expect(await canvas.findByRole("button", { name: "도착했어요" })).toBeVisible();
  },
};

export const Signing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [sign] = await canvas.findAllByRole("button", { name: "서명 받기" });
    if (sign) await userEvent.click(sign);
    const field = await canvas.findByRole("group", { name: "김담아 서명" });
    const paper = field.querySelector("canvas") ?? field;
    const send = canvas.getByRole("button", { name: "서명 보내기" });
    await expect(send).toBeDisabled();
    const { left, top } = paper.getBoundingClientRect();
    const at = (x: number) => ({ buttons: 1, clientX: left + x, clientY: top + 20 });
    await fireEvent.pointerMove(paper, at(20));
    await fireEvent.pointerMove(paper, at(90));
    await waitFor(() => expect(send).toBeEnabled());
  },
};

export const Empty: Story = {
  ...answering(scenarios.getCrewDay.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("맡은 방문이 없어요")).toBeVisible();
  },
};

/** The link's day is over, or there is no such link. */
export const Closed: Story = {
  ...answering(scenarios.getCrewDay.closed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("열 수 없는 링크예요")).toBeVisible();
    await expect(canvas.getByText(/전날부터 다음 날까지만 열려요/)).toBeVisible();
  },
};

export const Loading: Story = { tags: ["loading"], ...answering(scenarios.getCrewDay.loading) };

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("갈 곳을 불러오지 못했어요");
};
export const ServerError: Story = { ...answering(scenarios.getCrewDay.error), play: failed };
export const Offline: Story = { ...answering(scenarios.getCrewDay.offline), play: failed };
