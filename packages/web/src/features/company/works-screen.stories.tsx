import { BASE_DAY, fixtures, getListCompanyWorksMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-works",
  title: "Screens/기업 작업 목록 ∕my∕company∕works",
  ...screenMeta,
  args: { path: "/my/company/works", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("관리자 확인 대기")).toBeVisible();
    await expect(canvas.getByText("종료")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: expectRole("grid", "작업"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listCompanyWorks.loading),
  play: expectText("작업을 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(scenarios.listCompanyWorks.empty),
  play: expectText("아직 작업이 없어요"),
};

const failed = { play: expectAlert("작업을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.listCompanyWorks.error), ...failed };
export const Offline: Story = { ...answering(scenarios.listCompanyWorks.offline), ...failed };

const works = fixtures.companyWorks(BASE_DAY);

export const ManyRows: Story = {
  args: { path: "/my/company/works?page=2" },
  ...answering(
    getListCompanyWorksMockHandler({
      items: ["0", "1", "2", "3"].flatMap((digit) =>
        works.map((work) => ({
          ...work,
          wk_id: `${work.wk_id.slice(0, -2)}${digit}${work.wk_id.slice(-1)}`,
        })),
      ),
      paging: { page: 2, limit: 20, total: 1_001, total_capped: true, next_cursor: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2 쪽" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
