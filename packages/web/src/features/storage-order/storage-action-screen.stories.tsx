import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetStorageContractMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const serial = "ST202611207K3F9QX2";

const meta = {
  title: "Screens/Storage action",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: paths.storageAction.getHref(serial, "delivery"), person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}

/** Words may stand twice, once for each width; one of them is in sight. */
function says(words: RegExp): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await waitFor(async () => {
      const inSight = canvas.queryAllByText(words).filter((found) => found.checkVisibility());
      await expect(inSight).not.toHaveLength(0);
    });
  };
}

function at(action: string): Pick<Story, "args"> {
  return { args: { path: paths.storageAction.getHref(serial, action) } };
}

export const Default: Story = { ...answering(), play: says(/어떤 박스를 찾을까요/) };
export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getStorageOrder.loading),
};
export const NoBoxes: Story = {
  ...answering(scenarios.getOrderBoxContents.noBoxes),
  play: says(/고를 수 있는 박스가 없어요/),
};
export const ServerError: Story = {
  ...answering(scenarios.getStorageOrder.error),
  play: says(/주문을 불러오지 못했어요/),
};
export const Offline: Story = {
  ...answering(scenarios.getStorageOrder.offline),
  play: says(/주문을 불러오지 못했어요/),
};
export const Finish: Story = { ...answering(), ...at("finish"), play: says(/보관을 끝낼까요/) };
export const Disposal: Story = { ...answering(), ...at("disposal"), play: says(/폐기할까요/) };
export const DisposalConfirmation: Story = {
  ...answering(),
  ...at("disposal"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "모두" }));
    await expect(await canvas.findByRole("textbox", { name: /되돌릴 수 없어요/ })).toBeVisible();
  },
};
export const Extension: Story = { ...answering(), ...at("extension"), play: says(/228,000원/) };
export const Reschedule: Story = {
  ...answering(scenarios.getStorageOrder.CONFIRM, scenarios.calculateStorageReschedule.late),
  ...at("reschedule"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "다음" }));
    const times = await canvas.findAllByRole("radio", { checked: false, name: /^오[전후]/ });
    await userEvent.click(times.find((time) => !time.matches(":disabled")) ?? document.body);
    await expect((await canvas.findAllByText("변경 수수료"))[0]).toBeInTheDocument();
  },
};
export const NothingToReschedule: Story = {
  ...answering(scenarios.getStorageOrder.COMPLETE),
  ...at("reschedule"),
  play: says(/지금은 날짜를 바꿀 수 없어요/),
};
export const Month: Story = {
  ...answering(scenarios.getStorageContract.UNPAID),
  ...at("month"),
  play: says(/80,000원 결제하기/),
};
export const NoMonthDue: Story = {
  ...answering(),
  ...at("month"),
  play: says(/지금 결제할 보관료가 없어요/),
};
export const Upgrade: Story = { ...answering(), ...at("upgrade"), play: says(/60,000원/) };
export const Termination: Story = {
  ...answering(),
  ...at("termination"),
  play: says(/보관을 끝낼 날짜/),
};
export const NotNow: Story = {
  ...answering(
    getGetStorageContractMockHandler(fixtures.storageContract(BASE_DAY, { status: "ENDED" })),
  ),
  ...at("upgrade"),
  play: says(/지금은 바꿀 수 없는 계약/),
};
export const UnknownAction: Story = {
  ...answering(),
  ...at("elsewhere"),
  play: says(/찾는 화면이 없어요/),
};
