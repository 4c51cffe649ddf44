import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getListCompanyContractsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Company contracts",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my/company/contracts", person: "company" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A contract in each of its states. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("확인 대기")).toBeVisible();
    await expect(canvas.getByText("종료")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "계약" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.listCompanyContracts.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("계약을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: [scenarios.listCompanyContracts.empty, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("아직 계약이 없어요")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.listCompanyContracts.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("계약을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.listCompanyContracts.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("계약을 불러오지 못했어요");
  },
};

const contracts = fixtures.companyContracts(BASE_DAY);

export const ManyRows: Story = {
  args: { path: "/my/company/contracts?page=2" },
  parameters: {
    msw: [
      getListCompanyContractsMockHandler({
        items: ["0", "1", "2", "3", "4"].flatMap((digit) =>
          contracts.map((contract) => ({
            ...contract,
            name: "2021년 상반기 글로벌사업전략본부 대외협력지원팀 계약서 보관",
            cid: `${contract.cid.slice(0, -2)}${digit}${contract.cid.slice(-1)}`,
          })),
        ),
        paging: { page: 2, limit: 20, total: 1_001, total_capped: true },
      }),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2 쪽" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
