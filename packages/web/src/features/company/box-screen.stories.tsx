import { BASE_DAY, fixtures, getGetCompanyBoxMockHandler, scenarios } from "@damadum/sdk/mocks";
import { BoxStatus } from "@damadum/sdk";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const box = fixtures.companyBoxDetail(BASE_DAY);

const meta = {
  id: "screens-company-box",
  title: "Screens/기업 박스 ∕my∕company∕boxes∕:id",
  ...screenMeta,
  args: { path: paths.companyBox.getHref(box.cpbox_id), person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = { play: expectRole("button", "저장하기") };

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: expectRole("heading", "2020년 회계 증빙"),
};

/** What is emptied is cleared, the retention day too. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText(/^보존 기한/);
    await userEvent.clear(day);
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByText("박스 정보를 저장했어요.")).toBeVisible();
  },
};

/** A destroyed box can only be read. */
export const Destroyed: Story = {
  ...answering(
    getGetCompanyBoxMockHandler(fixtures.companyBoxDetail(BASE_DAY, BoxStatus.DISPOSED)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("폐기한 박스예요.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "저장하기" })).toBeNull();
  },
};

export const LongText: Story = {
  ...answering(
    getGetCompanyBoxMockHandler({
      ...box,
      name: "가나다라마바사아자차".repeat(6),
      contents: "계약서와부속합의서".repeat(30),
      memo: "https://example.com/".padEnd(300, "a"),
    }),
  ),
  play: expectRole("button", "저장하기"),
};

export const Rejected: Story = {
  ...answering(scenarios.updateCompanyBox.gone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyBox.loading),
  play: expectText("박스를 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getCompanyBox.missing),
  play: expectText("박스를 찾을 수 없어요"),
};

const failed = { play: expectAlert("박스를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getCompanyBox.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCompanyBox.offline), ...failed };
