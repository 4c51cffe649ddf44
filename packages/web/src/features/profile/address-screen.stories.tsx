import { fixtures, getListAddressesMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const saved = `/my/profile/address/${fixtures.homeAddress.id}`;

const meta = {
  id: "screens-address",
  title: "Screens/주소 ∕my∕profile∕address",
  ...screenMeta,
  args: { path: saved, person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("주소 이름")).toHaveValue("우리 집");
  },
};

export const NewAddress: Story = {
  args: { path: "/my/profile/address" },
  play: expectRole("button", "주소 찾기"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listAddresses.loading),
  play: expectText("주소를 불러오고 있어요"),
};

export const Missing: Story = {
  args: { path: "/my/profile/address/0193f1c2-6f1e-7c3a-9b1e-000000000000" },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "주소를 찾지 못했어요" });
    await expect(title).toBeVisible();
  },
};

export const Error: Story = {
  ...answering(scenarios.listAddresses.tooManyRequests),
  play: expectAlert("주소를 불러오지 못했어요"),
};

export const Rejected: Story = {
  ...answering(scenarios.updateAddress.missing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("찾을 수 없어요");
  },
};

export const ServerError: Story = {
  ...answering(scenarios.listAddresses.error),
  play: expectAlert("주소를 불러오지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.listAddresses.offline),
  play: expectAlert("주소를 불러오지 못했어요"),
};

export const LongText: Story = {
  ...answering(getListAddressesMockHandler([{ ...fixtures.homeAddress, ...fixtures.longPlace }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fixtures.longPlace.address)).toBeVisible();
  },
};
