import {
  BASE_DAY,
  fixtures,
  getListCompanyInvoicesMockHandler,
  getListCompanyWorksMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { companyWorkView } from "@damadum/domain";
import { expect, within } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-overview",
  title: "Screens/기업 현황 ∕my∕company",
  ...screenMeta,
  args: { path: "/my/company", person: "company" },
} satisfies ScreenMeta;

export default meta;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /보관 중 480/ })).toBeVisible();
    const expiring = canvas.getByRole("link", { name: /보존 기한 임박 30/ });
    await expect(expiring).toHaveAttribute("href", expiringHref);
    // Only open works, those that wait for the company first.
    const works = await findRows(canvas, "진행 중인 작업");
    await expect(works).toHaveLength(4);
    await expect(works[0]).toHaveTextContent(/기한 안에 결제해 주세요.*다음 차례: 우리 회사/);
    // Only unpaid ones, the earliest due first.
    const unpaid = await findRows(canvas, "결제할 청구서");
    await expect(unpaid).toHaveLength(2);
    await expect(unpaid[0]).toHaveTextContent(/기한 지남/);
    // Every box of a day is counted, although the list of boxes shows only a few.
    for (const name of ["박스 12개 보존 기한", "박스 18개 보존 기한"]) {
      const day = await canvas.findByRole("link", { name });
      await expect(day).toHaveAttribute("href", expiringHref);
    }
  },
};

const expiringHref = paths.companyBoxes.getHref({ filter: "EXPIRING" });

async function findRows(canvas: Canvas, name: string): Promise<HTMLElement[]> {
  return within(await canvas.findByRole("list", { name })).getAllByRole("listitem");
}

/** Only the first of many works are shown, with a link to all. */
export const ManyWorks: Story = {
  ...answering(manyWorks()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "작업 모두 보기" })).toBeVisible();
    await expect(
      within(canvas.getByRole("list", { name: "진행 중인 작업" })).getAllByRole("listitem"),
    ).toHaveLength(8);
  },
};

function manyWorks(times = 5) {
  const open = Array.from({ length: times }, (_, at) =>
    fixtures
      .companyWorks(BASE_DAY)
      .filter(({ status }) => companyWorkView(status, { isDone: false }).actor !== null)
      .map((work) => ({ ...work, wk_id: `${work.wk_id.slice(0, -2)}${at}${work.wk_id.at(-1)}` })),
  ).flat();
  return getListCompanyWorksMockHandler(({ request }) => {
    const limit = Number(new URL(request.url).searchParams.get("limit"));
    const paging = { page: 1, limit, total: open.length, total_capped: false, next_cursor: null };
    return { items: open.slice(0, limit), paging };
  });
}

export const Loading: Story = {
  tags: ["loading"],
  ...answering(
    scenarios.countCompanyBoxes.loading,
    scenarios.listCompanyWorks.loading,
    scenarios.listCompanyInvoices.loading,
    scenarios.listCompanyBoxes.loading,
  ),
  play: expectText("작업을 불러오고 있어요"),
};

/** The next dates keep loading until all lists that they come from have loaded. */
export const CountsLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.countCompanyBoxes.loading),
  play: async ({ canvas }) => {
    await expect(await findRows(canvas, "결제할 청구서")).toHaveLength(2);
    await expect(await findRows(canvas, "진행 중인 작업")).toHaveLength(4);
    await expect(canvas.getByText("날짜를 불러오고 있어요")).toBeInTheDocument();
  },
};

export const CountsError: Story = {
  ...answering(
    scenarios.countCompanyBoxes.error,
    scenarios.listCompanyWorks.empty,
    scenarios.listCompanyInvoices.empty,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("날짜를 불러오지 못했어요")).toBeVisible();
    await expect(canvas.queryByText("다가오는 날짜가 없어요.")).toBeNull();
  },
};

export const Empty: Story = {
  ...answering(
    scenarios.countCompanyBoxes.none,
    scenarios.listCompanyWorks.empty,
    scenarios.listCompanyInvoices.empty,
    scenarios.listCompanyBoxes.empty,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("진행 중인 작업이 없어요.")).toBeVisible();
    await expect(await canvas.findByText("결제할 청구서가 없어요.")).toBeVisible();
    await expect(await canvas.findByText("다가오는 날짜가 없어요.")).toBeVisible();
  },
};

export const ServerError: Story = {
  ...answering(
    scenarios.countCompanyBoxes.error,
    scenarios.listCompanyWorks.error,
    scenarios.listCompanyInvoices.error,
    scenarios.listCompanyBoxes.error,
  ),
  play: expectText("작업을 불러오지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.listCompanyWorks.offline),
  play: expectText("작업을 불러오지 못했어요"),
};

const invoices = fixtures.companyInvoices(BASE_DAY);

export const ManyRows: Story = {
  ...answering(
    manyWorks(3),
    getListCompanyInvoicesMockHandler({
      items: invoices.map((invoice) => ({ ...invoice, due_amount: 123_456_700 })),
      paging: { page: 1, limit: 100, total: 4, total_capped: false, next_cursor: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("123,456,700원"))[0]).toBeVisible();
  },
};

/** A member who acts for no company is redirected to their own page with the reason. */
export const Member: Story = {
  args: { person: "member" },
  play: expectRole("heading", "마이페이지"),
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
