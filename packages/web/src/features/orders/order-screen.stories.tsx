import { formatWon } from "@damadum/domain";
import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-order",
  title: "Screens/이사 주문 ∕my∕estimate∕:serial",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02", person: "member" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas">;

const { total_amount: total, deposit_amount: paidNow } = fixtures.amount;

async function expectOrder({ canvas }: Person): Promise<void> {
  await expect(await canvas.findByRole("heading", { level: 1, name: / 이사$/ })).toBeVisible();
}

function shown(answer: Parameters<typeof answering>[0]): Story {
  return { ...answering(answer), play: expectOrder };
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectOrder({ canvas });
    await expect(canvas.getAllByText("예약 접수")[0]).toBeVisible();
    const balance = canvas.getByRole("row", { name: /잔금/ });
    await expect(balance).toHaveTextContent(formatWon(total - paidNow));
    await expect(balance).toHaveTextContent("짐을 내린 뒤에 결제해요");
    await expect(canvas.getByText("견적을 저장했어요")).toBeVisible();
  },
};

/** The crew of tomorrow's or today's visit, and that they have set out. */
export const CrewOnTheWay: Story = {
  ...answering(scenarios.listOrderCrews.onTheWay),
  play: async ({ canvas }) => {
    const crew = await canvas.findByRole("status", { name: "찾아가는 팀" });
    await expect(crew).toHaveTextContent("마포 1팀출발했어요");
    await expect(crew).toHaveTextContent("12가3456 · 2명이 찾아가요");
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimate.loading),
  play: expectText("주문을 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getEstimate.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 찾을 수 없어요")).toBeVisible();
    const orders = canvas.getByRole("link", { name: "내 주문 보기" });
    await expect(orders).toHaveAttribute("href", "/my");
  },
};

export const Error: Story = {
  ...answering(scenarios.getEstimate.tooManyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Quoted = shown(scenarios.getEstimate.QUOTED);

export const PaymentPending: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const [paid] = fixtures.estimate("PAYMENT", BASE_DAY).payments;
      const payments = paid ? [{ ...paid, status: "READY" as const, paid_at: null }] : [];
      return { ...fixtures.estimate("QUOTED", BASE_DAY), payments };
    }),
  ),
  play: expectText("결제 확인 중이에요"),
};

export const PaymentFailed: Story = {
  ...answering(scenarios.getEstimate.WAIT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "다시 결제하기" })).toHaveAttribute(
      "href",
      "/estimate/payment?serial=MV202611307K3F9Q02",
    );
  },
};
export const Paid = shown(scenarios.getEstimate.PAYMENT);
export const Confirmed = shown(scenarios.getEstimate.CONFIRM);
export const BoxesBeforeDelivery = shown(scenarios.getEstimate.BOX_DEL_BEFORE);
export const BoxesDelivered = shown(scenarios.getEstimate.BOX_DEL_COMPLETE);
export const Working: Story = {
  ...answering(scenarios.getEstimate.WORKING),
  play: async ({ canvas }) => {
    await expectOrder({ canvas });
    await expect(canvas.getAllByText("이사 중")[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /취소하기/ })).toBeNull();
  },
};
export const WorkDone = shown(scenarios.getEstimate.WORKING_COMPLETE);
export const CollectionRequested = shown(scenarios.getEstimate.BOX_COL_REQUEST);
export const Complete = shown(scenarios.getEstimate.COMPLETE);
export const Cancelled = shown(scenarios.getEstimate.CANCEL);

/** Cancelled after the boxes had arrived: they are collected as booked, or on another day. */
export const CancelledWithBoxes: Story = {
  ...answering(
    getGetEstimateMockHandler(() => ({
      ...fixtures.estimate("CANCEL", BASE_DAY),
      actions: [{ code: "REQUEST_COLLECTION", reason: null, problem: null }],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/에 박스를 가지러 갈게요/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "박스 수거 신청하기" })).toBeVisible();
  },
};

export const Reviewed: Story = {
  ...answering(
    getGetEstimateMockHandler(() => ({
      ...fixtures.estimate("COMPLETE", BASE_DAY),
      review_rating: 5,
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("후기를 남겼어요 · ★★★★★")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "후기 쓰기" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
  },
};

export const DayPassed: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("CONFIRM", BASE_DAY);
      const { box_rental: _, ...draft } = order.draft;
      return { ...order, draft: { ...draft, use_boxes: false, move_date: "2026-11-01" } };
    }),
  ),
  play: expectText(/예약한 날이 지났어요/),
};

function withoutBoxes(status: "CONFIRM" | "WORKING" | "WORKING_COMPLETE"): Story {
  return {
    ...answering(
      getGetEstimateMockHandler(() => {
        const order = fixtures.estimate(status, BASE_DAY, { plan: "FULL" });
        const { box_rental: _, ...draft } = order.draft;
        return { ...order, draft: { ...draft, use_boxes: false } };
      }),
    ),
    play: expectOrder,
  };
}

export const ConfirmedWithoutBoxes = withoutBoxes("CONFIRM");
export const WorkingWithoutBoxes: Story = {
  ...withoutBoxes("WORKING"),
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole("list", { name: "진행 단계" });
    const items = within(steps).getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(steps).not.toHaveTextContent("박스");
  },
};
export const WorkDoneWithoutBoxes = withoutBoxes("WORKING_COMPLETE");

export const BoxesToReturn: Story = {
  ...answering(
    getGetEstimateMockHandler(() =>
      fixtures.estimate("WORKING_COMPLETE", BASE_DAY, { plan: "FULL" }),
    ),
  ),
  play: expectRole("link", "박스 수거 신청하기"),
};

export const DocumentExpanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectOrder({ canvas });
    // On desktop it is open from the start, and has no button.
    if (!window.matchMedia("(width >= 1024px)").matches) {
      await expect(canvas.queryByRole("article")).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "견적서 보기" }));
    }
    const paper = await canvas.findByRole("article");
    await expect(paper).toBeVisible();
    await expect(within(paper).getByText("000-00-00000")).toBeVisible();
    await expect(within(paper).getByText("싱글 침대")).toBeVisible();
    // The price ends with it; what was paid of it follows.
    await expect(within(paper).getByText("총액")).toBeVisible();
    await expect(within(paper).getByRole("row", { name: /^결제한 금액/ })).toBeVisible();
    await expect(within(paper).getByText(/30일 안에 알려 주세요/)).toBeVisible();
  },
};

const failed = { play: expectAlert("주문을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getEstimate.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getEstimate.offline), ...failed };

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};

export const LongText: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("PAYMENT", BASE_DAY);
      const { name } = fixtures.longPerson;
      const places = { start: fixtures.longPlace, destination: fixtures.longPlace };
      return {
        ...order,
        draft: { ...order.draft, ...places },
        customer: { name, phone_number: "010-1234-5678" },
      };
    }),
  ),
  play: expectOrder,
};
