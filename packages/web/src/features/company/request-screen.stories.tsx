import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { afterChoosing } from "../../testing/chosen-boxes.ts";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";
import { expectRepeatedText, expectText } from "../../testing/story-expectations.ts";

const stored = [0, 1, 2].map((index) => fixtures.companyBox(BASE_DAY, "STORED", index));
const returned = [0, 1].map((index) => fixtures.companyBox(BASE_DAY, "RETURNED", index));

const meta = {
  id: "screens-company-request",
  title: "Screens/기업 신청 ∕my∕company∕request∕:kind",
  component: ScreenStory,
  parameters: {
    layout: "fullscreen",
    ...answering(scenarios.getCompanyContract.ACTIVE).parameters,
  },
  args: { path: paths.companyRequest.getHref("delivery"), person: "company" },
  beforeEach: afterChoosing(stored),
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contract's place is the initial answer, so that the price is shown immediately. */
export const Delivery: Story = { play: expectRepeatedText(/36,300원/) };

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: expectRepeatedText(/36,300원/),
};

export const Collection: Story = {
  args: { path: paths.companyRequest.getHref("collection") },
  beforeEach: afterChoosing(returned),
  play: expectText(/어디로 가지러 갈까요/),
};

export const NewBoxes: Story = {
  args: {
    path: paths.companyRequest.getHref(
      "new-boxes",
      fixtures.companyContract("ACTIVE", BASE_DAY).cid,
    ),
  },
  play: expectText(/빈 박스가 몇 개 필요하세요/),
};

export const ChooseContract: Story = {
  args: { path: paths.companyRequest.getHref("new-boxes") },
  play: expectText(/어느 계약으로 요청할까요/),
};

/** Some of the boxes have retention left, which must be waived before anything else. */
export const Disposal: Story = {
  args: { path: paths.companyRequest.getHref("disposal") },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("보존 기한이 남은 박스가 있어요")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /보존 기한을 기다리지 않고/ }));
  },
};

export const DisposalConfirmed: Story = {
  args: { path: paths.companyRequest.getHref("disposal") },
  beforeEach: afterChoosing([{ ...fixtures.companyBox(BASE_DAY), retention_until: null }]),
  play: expectText(/정말 폐기할까요/),
};

export const BoxTaken: Story = {
  ...answering(
    scenarios.calculateCompanyDeliveryAmount.boxTaken,
    scenarios.getCompanyContract.ACTIVE,
  ),
  play: expectText(/2020년 회계 증빙 .* 다른 작업에 들어 있어요/),
};

/** Before its destruction a box can be renamed, so the letter that its certificate lacks is named here. */
export const LetterNotPrinted: Story = {
  ...answering(
    scenarios.calculateCompanyDeliveryAmount.unprintable,
    scenarios.getCompanyContract.ACTIVE,
  ),
  args: { path: paths.companyRequest.getHref("disposal") },
  beforeEach: afterChoosing([{ ...fixtures.companyBox(BASE_DAY), retention_until: null }]),
  play: expectText(/이름의 📦\(U\+1F4E6\)\. 박스 화면에서 고친 뒤/),
};

export const NothingChosen: Story = {
  beforeEach: afterChoosing([]),
  play: expectText(/고른 박스가 없어요/),
};

export const ManyBoxes: Story = {
  beforeEach: afterChoosing(
    Array.from({ length: 400 }, (_, index) => ({
      ...fixtures.companyBox(BASE_DAY, "STORED", index),
      cpbox_id: `0193f1c2-6f1e-7c3a-9b1e-${String(index).padStart(12, "0")}`,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("고른 박스 400개"));
    await expect(canvas.getAllByRole("row")).toHaveLength(401);
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyContract.loading),
};

const failed = { play: expectText(/계약을 불러오지 못했어요/) };
export const ServerError: Story = { ...answering(scenarios.getCompanyContract.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCompanyContract.offline), ...failed };
