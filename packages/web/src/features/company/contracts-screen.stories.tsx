import {
  BASE_DAY,
  fixtures,
  getListCompanyContractsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-contracts",
  title: "Screens/기업 계약 목록 ∕my∕company∕contracts",
  ...screenMeta,
  args: { path: "/my/company/contracts", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("확인 대기")).toBeVisible();
    await expect(canvas.getByText("종료")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: expectRole("grid", "계약"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listCompanyContracts.loading),
  play: expectText("계약을 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(scenarios.listCompanyContracts.empty),
  play: expectText("아직 계약이 없어요"),
};

const failed = { play: expectAlert("계약을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.listCompanyContracts.error), ...failed };
export const Offline: Story = { ...answering(scenarios.listCompanyContracts.offline), ...failed };

const contracts = fixtures.companyContracts(BASE_DAY);

export const ManyRows: Story = {
  args: { path: "/my/company/contracts?page=2" },
  ...answering(
    getListCompanyContractsMockHandler({
      items: ["0", "1", "2", "3", "4"].flatMap((digit) =>
        contracts.map((contract) => ({
          ...contract,
          name: "2021년 상반기 글로벌사업전략본부 대외협력지원팀 계약서 보관",
          cid: `${contract.cid.slice(0, -2)}${digit}${contract.cid.slice(-1)}`,
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
