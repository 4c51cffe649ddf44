import {
  defaultHandlers,
  fixtures,
  getListAddressesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const saved = `/my/profile/address/${fixtures.homeAddress.id}`;

const meta = {
  title: "Screens/Address",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: saved, person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("주소 이름")).toHaveValue("우리 집");
  },
};

export const NewAddress: Story = {
  args: { path: "/my/profile/address" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "주소 찾기" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.listAddresses.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주소를 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  args: { path: "/my/profile/address/0193f1c2-6f1e-7c3a-9b1e-000000000000" },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "주소를 찾지 못했어요" });
    await expect(title).toBeVisible();
  },
};

export const Error: Story = {
  parameters: { msw: [scenarios.listAddresses.tooManyRequests, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주소를 불러오지 못했어요");
  },
};

export const Rejected: Story = {
  parameters: { msw: [scenarios.updateAddress.missing, ...defaultHandlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("찾을 수 없어요");
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.listAddresses.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주소를 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.listAddresses.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주소를 불러오지 못했어요");
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      getListAddressesMockHandler([{ ...fixtures.homeAddress, ...fixtures.longPlace }]),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fixtures.longPlace.address)).toBeVisible();
  },
};
