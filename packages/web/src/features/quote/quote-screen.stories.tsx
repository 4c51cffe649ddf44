import { formatWon } from "@damadum/domain";
import { saveDraft, quoteForm } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import { QUOTE_DRAFT_KEY } from "../../shared/quote-form/quote-draft.ts";
import { answering } from "../../testing/answering.ts";
import { onNextQuestion } from "../../testing/on-next-question.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole } from "../../testing/story-expectations.ts";

const draft = fixtures.draft("2026-12-12");
const { start, destination, items } = draft;

const meta = {
  id: "screens-quote",
  title: "Screens/이사 견적",
  ...screenMeta,
  args: { path: "/?step=start" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const steps = ["start", "destination", "items", "date", "boxes", "extras", "confirm"] as const;

/** Opens a question from the previous one, with the given answers. */
function at(
  step: (typeof steps)[number],
  answers: Partial<EstimateDraft>,
  play: NonNullable<Story["play"]>,
): Pick<Story, "args" | "beforeEach" | "play"> {
  return {
    args: { path: `/?step=${steps[steps.indexOf(step) - 1] ?? step}` },
    beforeEach: () => saveDraft(quoteForm, QUOTE_DRAFT_KEY, answers),
    play: onNextQuestion(play),
  };
}

const asks = (question: string) => expectRole("heading", question);

async function submitOrder({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "견적 저장하고 결제하기" }));
}

export const Default: Story = { play: expectRole("button", "주소 찾기") };

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "주소 찾기" });
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Destination: Story = at("destination", { start }, asks("어디로 이사하세요?"));

export const Items: Story = at("items", { start, destination }, asks("어떤 짐을 옮길까요?"));

export const Priced: Story = at("date", { start, destination, items }, asks("언제 이사하세요?"));

export const PriceExplained: Story = {
  ...at("date", { start, destination, items }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /예상 금액/ }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    const sheet = within(screen.getByRole("dialog"));
    await expect(sheet.getByText("도착지 운반")).toBeVisible();
    const assumed = /아직 고르지 않은 항목\(날짜와 시간, 박스, 무거운 짐과 도움\)은/;
    await expect(sheet.getByText(assumed)).toBeVisible();
  }),
};

export const PriceLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.calculateEstimateAmount.loading),
  ...at("date", { start, destination, items }, asks("언제 이사하세요?")),
};

export const PriceFailed: Story = {
  ...answering(scenarios.calculateEstimateAmount.error),
  ...at("date", { start, destination, items }, async ({ canvas }) => {
    await expect(await canvas.findByText("금액을 새로 계산하지 못했어요")).toBeVisible();
  }),
};

export const FullyBookedDays: Story = {
  ...answering(scenarios.listScheduleDays.full),
  ...at("date", { start, destination, items }, asks("언제 이사하세요?")),
};

export const Boxes: Story = at("boxes", draft, asks("박스를 빌려 드릴까요?"));

export const Extras: Story = at("extras", draft, asks("더 알려 주실 내용이 있나요?"));

export const Summary: Story = {
  ...at("confirm", draft, async (context) => {
    await asks("내용이 맞는지 확인해 주세요")(context);
    // With every question answered nothing is assumed: the amount is the total, not a rough price.
    const total = { name: `총액 ${formatWon(fixtures.amount.total_amount)}` };
    await expect(await context.canvas.findByRole("button", total)).toBeVisible();
  }),
};

export const Ordering: Story = {
  tags: ["loading"],
  ...answering(scenarios.createEstimate.loading),
  ...at("confirm", draft, submitOrder),
};

export const SlotFull: Story = {
  ...answering(scenarios.createEstimate.slotFull),
  ...at("confirm", draft, async (person) => {
    await submitOrder(person);
    await expect(
      await person.canvas.findByRole("heading", { name: "언제 이사하세요?" }),
    ).toBeVisible();
  }),
};

export const Offline: Story = {
  ...answering(scenarios.createEstimate.offline),
  ...at("confirm", draft, async (person) => {
    await submitOrder(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("연결하지 못했어요");
  }),
};

export const LongText: Story = at(
  "confirm",
  { ...draft, start: fixtures.longPlace, destination: fixtures.longPlace },
  asks("내용이 맞는지 확인해 주세요"),
);
