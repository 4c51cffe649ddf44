import { saveDraft, storageForm } from "@damadum/forms";
import type { StorageOrderDraft } from "@damadum/sdk";
import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { onNextQuestion } from "../../testing/on-next-question.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole } from "../../testing/story-expectations.ts";
import { draftKeys } from "./storage-draft.ts";

const draft = fixtures.storageDraft(BASE_DAY);

const meta = {
  id: "screens-storage-quote",
  title: "Screens/보관 견적 ∕storage",
  ...screenMeta,
  args: { path: "/storage" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const steps = [
  "boxes",
  "period",
  "payment",
  "own",
  "visits",
  "times",
  "place",
  "extras",
  "confirm",
] as const;

/** Opens a question from the previous one, with the given answers. */
function at(
  step: (typeof steps)[number],
  answers: Partial<StorageOrderDraft>,
  play: NonNullable<Story["play"]>,
): Pick<Story, "args" | "beforeEach" | "play"> {
  return {
    args: { path: `/storage?step=${steps[steps.indexOf(step) - 1] ?? step}`, person: "member" },
    beforeEach: () => saveDraft(storageForm, draftKeys.quote, answers),
    play: onNextQuestion(play),
  };
}

const asks = (question: string) => expectRole("heading", question);

async function submitOrder({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "견적 저장하고 결제하기" }));
}

const { place: _place, ...withoutPlace } = draft;

export const Default: Story = { play: expectRole("spinbutton", "박스 개수") };

/** The usual periods with their totals, and what makes each cheaper. */
export const Period: Story = at("period", {}, asks("얼마나, 어떻게 맡기세요?"));

/** A member fills in a saved address, with floor and carriage, instead of searching. */
export const SavedAddress: Story = at("place", withoutPlace, async ({ canvas, userEvent }) => {
  const saved = await canvas.findByRole("group", { name: "저장한 주소" });
  const [first] = saved.querySelectorAll("button");
  await expect(first).toBeVisible();
  if (first) await userEvent.click(first);
  await expect(await canvas.findByRole("button", { name: "주소 다시 찾기" })).toBeVisible();
  const { name, detail, floor } = fixtures.homeAddress;
  await expect(first).toHaveTextContent(name);
  await expect(canvas.getByRole("textbox", { name: /상세 주소/ })).toHaveValue(detail);
  await expect(canvas.getByRole("textbox", { name: /층수/ })).toHaveValue(String(floor));
  await expect(canvas.getByRole("radio", { name: /^엘리베이터/ })).toBeChecked();
});

export const NoAddress: Story = at("place", withoutPlace, async ({ canvas, userEvent }) => {
  await canvas.findByRole("button", { name: "주소 찾기" });
  await userEvent.click(canvas.getByRole("button", { name: "다음" }));
  await expect(await canvas.findByRole("alert")).toBeVisible();
});

export const OwnOrOurs: Story = at("own", draft, asks("어떤 박스에 담을까요?"));

export const Visits: Story = at("visits", draft, asks("박스를 언제 받고, 언제 보내세요?"));

export const Times: Story = at("times", draft, asks("몇 시에 받고, 몇 시에 보내세요?"));

/** Customers with their own boxes are asked only for the collection, day and time together. */
export const Collection: Story = {
  args: { path: "/storage?step=own", person: "member" },
  beforeEach: () => saveDraft(storageForm, draftKeys.quote, { ...draft, use_boxes: false }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole("button", { name: "다음" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await asks("담은 박스를 언제 가지러 갈까요?")(context);
  },
};

export const FullyBookedDays: Story = {
  ...answering(scenarios.listBoxDeliveryDays.full),
  ...at("visits", draft, asks("박스를 언제 받고, 언제 보내세요?")),
};

export const Extras: Story = at("extras", draft, asks("더 알려 주실 내용이 있나요?"));

export const PaidMonthly: Story = {
  ...answering(scenarios.calculateStorageOrderAmount.monthly),
  ...at("payment", { ...draft, payment_type: "SUBSCRIPTION" }, async ({ canvas }) => {
    await expect((await canvas.findAllByText(/둘째 달부터 매달/))[0]).toBeInTheDocument();
  }),
};

export const NoCoupon: Story = {
  ...answering(scenarios.listAvailableCoupons.empty),
  ...at("payment", draft, async ({ canvas }) => {
    await expect(await canvas.findByText("지금 쓸 수 있는 쿠폰이 없어요.")).toBeVisible();
  }),
};

export const PriceExplained: Story = {
  ...at("period", draft, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /총액/ }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  }),
};

export const PriceLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.calculateStorageOrderAmount.loading),
  ...at("period", draft, asks("얼마나, 어떻게 맡기세요?")),
};

export const PriceFailed: Story = {
  ...answering(scenarios.calculateStorageOrderAmount.error),
  ...at("period", draft, async ({ canvas }) => {
    await expect(await canvas.findByText("금액을 새로 계산하지 못했어요")).toBeVisible();
  }),
};

export const Summary: Story = at("confirm", draft, asks("내용이 맞는지 확인해 주세요"));

export const Offline: Story = {
  ...answering(scenarios.createStorageOrder.offline),
  ...at("confirm", draft, async (person) => {
    await submitOrder(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("연결하지 못했어요");
  }),
};

export const Rejected: Story = {
  ...answering(scenarios.createStorageOrder.invalid),
  ...at("confirm", draft, async (person) => {
    await submitOrder(person);
    await expect(
      await person.canvas.findByRole("heading", { name: "박스를 언제 받고, 언제 보내세요?" }),
    ).toBeVisible();
  }),
};

export const LongText: Story = at(
  "confirm",
  { ...draft, place: { ...draft.place, ...fixtures.longPlace, carriage: "EV" } },
  asks("내용이 맞는지 확인해 주세요"),
);
