import {
  BASE_DAY,
  fixtures,
  getGetMeMockHandler,
  getListEstimatesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-my",
  title: "Screens/마이 ∕my",
  ...screenMeta,
  args: { path: "/my", person: "member" },
} satisfies ScreenMeta;

export default meta;

/** A member who has moved but stores nothing. */
const nothingStored = [
  scenarios.listStorageOrders.empty,
  scenarios.listStoredBoxes.empty,
  scenarios.listStorageContracts.empty,
  scenarios.listCoupons.empty,
];

/** Orders in groups, most urgent first, each with its next action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("김담아 님")).toBeVisible();
    await canvas.findByRole("heading", { name: "보관 주문" });
    const titles = within(canvas.getByRole("main")).getAllByRole("heading", { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      "다음 일정",
      "결제가 필요해요",
      "보관 중인 박스",
      "보관 계약",
      "보관 주문",
      "진행 중인 이사",
      "다가오는 이사",
      "끝난 이사",
      "쿠폰 1장",
    ]);
    const group = (name: string) => within(canvas.getByRole("region", { name }));
    await expect(group("다가오는 이사").getByText("박스 배송 완료")).toBeVisible();
    await expect(group("진행 중인 이사").getByText("이사 중")).toBeVisible();
    await expect(group("결제가 필요해요").getAllByText("결제 전")[0]).toBeVisible();
    await expect(group("끝난 이사").getAllByText("완료")[0]).toBeVisible();
    const [calendar] = group("다가오는 이사").getAllByRole("link", { name: "캘린더에 추가" });
    await expect(calendar).toBeVisible();
    const balances = { name: /^잔금 [\d,]+원 결제하기$/ };
    const [balance] = group("결제가 필요해요").getAllByRole("link", balances);
    await expect(balance).toBeVisible();
    await expect(group("끝난 이사").getByRole("link", { name: "후기 쓰기" })).toBeVisible();
    const profile = canvas.getByRole("link", { name: "내 정보" });
    await expect(profile).toHaveAttribute("href", "/my/profile");
  },
};

/** Only storage: next events, pictures, contract and orders. */
export const OnlyStorage: Story = {
  ...answering(scenarios.listEstimates.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "보관 중인 박스" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "다음 일정" })).toBeVisible();
  },
};

/** A declined month comes before balances, and balances before payable quotes. */
export const UnpaidStorage: Story = {
  ...answering(scenarios.listStorageContracts.unpaid),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole("link", { name: "80,000원 결제하기" });
    await expect(pay).toBeVisible();
    await expect(pay.getAttribute("href")).toMatch(/^\/my\/order\/storage\/ST[^/]+\/month$/);
    const group = within(canvas.getByRole("region", { name: "결제가 필요해요" }));
    const [first, ...moves] = group.getAllByRole("link", { name: /결제하기$/ });
    await expect(first).toBe(pay);
    const words = moves.map(({ textContent }) => textContent);
    const balances = words.filter((text) => text.startsWith("잔금"));
    await expect(balances).not.toHaveLength(0);
    await expect(words.slice(0, balances.length)).toEqual(balances);
  },
};

/** Free months that end soon come before the rest of storage, and appear nowhere else. */
export const FreeMonthsEnd: Story = {
  ...answering(scenarios.listStorageContracts.confirmable),
  play: async ({ canvas }) => {
    const soon = within(await canvas.findByRole("region", { name: "곧 끝나는 무료 기간" }));
    await expect(soon.getByText(/매달 80,000원\(부가세 포함\)으로 이어서/)).toBeVisible();
    const decide = soon.getByRole("link", { name: "이어서 맡길지 정하기" });
    await expect(decide).toBeVisible();
    await expect(decide.getAttribute("href")).toMatch(
      /^\/my\/order\/storage\/ST[^/]+\/continuation$/,
    );
    await expect(canvas.queryByRole("heading", { name: "보관 계약" })).toBeNull();
  },
};

export const StorageError: Story = {
  ...answering(scenarios.listStorageOrders.error),
  play: expectAlert("보관 내역을 불러오지 못했어요"),
};

export const CompanyUser: Story = {
  args: { person: "company" },
  play: expectRole("heading", "다음 일정"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listEstimates.loading),
  play: expectText("주문을 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(...nothingStored, scenarios.listEstimates.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("아직 견적이 없어요")).toBeVisible();
    const quote = within(canvas.getByRole("main")).getByRole("link", { name: "견적 받기" });
    await expect(quote).toHaveAttribute("href", "/");
  },
};

export const Error: Story = {
  ...answering(scenarios.listEstimates.tooManyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const ProfileError: Story = {
  ...answering(scenarios.getMe.tooManyRequests),
  play: expectText(/회원 정보를 불러오지 못했어요/),
};

function pageOfMany(number: number) {
  return getListEstimatesMockHandler({
    items: fixtures.orders(BASE_DAY).map(fixtures.summary),
    paging: { page: number, limit: 100, total: 111, total_capped: false, next_cursor: null },
  });
}

export const SecondPage: Story = {
  args: { path: "/my?page=2" },
  ...answering(pageOfMany(2)),
  play: expectText("2 / 2쪽"),
};

export const PageWithoutOrders: Story = {
  args: { path: "/my?page=3" },
  play: expectText("이 쪽에는 주문이 없어요"),
};

const failed = { play: expectAlert("주문을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.listEstimates.error), ...failed };
export const Offline: Story = { ...answering(scenarios.listEstimates.offline), ...failed };

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};

const far = fixtures.estimate("BOX_DEL_COMPLETE", BASE_DAY);

export const LongText: Story = {
  ...answering(
    getGetMeMockHandler({ ...fixtures.member(BASE_DAY), ...fixtures.longPerson }),
    getListEstimatesMockHandler({
      items: [
        {
          ...fixtures.summary(far),
          start_address: fixtures.longPlace.address,
          destination_address: fixtures.longPlace.address,
          total_amount: 12_345_600,
        },
      ],
      paging: { page: 1, limit: 10, total: 1, total_capped: false, next_cursor: null },
    }),
  ),
  play: expectText(/12,345,600원/),
};
