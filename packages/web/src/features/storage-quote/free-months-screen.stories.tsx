import { saveDraft, storageForm } from "@damadum/forms";
import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";
import { draftKeys } from "./storage-draft.ts";

const meta = {
  id: "screens-free-months",
  title: "Screens/석 달 무료 ∕event-free-month3",
  ...screenMeta,
  args: { path: "/event-free-month3", person: "member" },
} satisfies ScreenMeta;

export default meta;

const draft = fixtures.storageDraft(BASE_DAY);

export const Default: Story = { play: expectText("이벤트 · 첫 3개월 무료") };

/** Once the collection has a date, so has the end. */
export const WithEnd: Story = {
  args: { path: "/event-free-month3?step=confirm" },
  beforeEach: () =>
    saveDraft(storageForm, draftKeys.event3, { ...draft, promotion: "FREE_MONTH3" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/에 자동으로 끝나요/)).toBeVisible();
    await expect(canvas.getByText(/유료로 바뀌지 않아요\. 더 맡기고/)).toBeVisible();
  },
};

/** A reminder before the free months end is offered unticked, with first day and price of the paid ones. */
export const ReminderOffered: Story = {
  args: { path: "/event-free-month3?step=payment" },
  beforeEach: () =>
    saveDraft(storageForm, draftKeys.event3, { ...draft, promotion: "FREE_MONTH3" }),
  play: async ({ canvas }) => {
    const reminder = await canvas.findByRole("checkbox", { name: /3개월 더 맡길지 물어봐 주세요/ });
    await expect(reminder).not.toBeChecked();
  },
};

export const Asked: Story = {
  args: { path: "/event-free-month3?step=confirm" },
  beforeEach: () =>
    saveDraft(storageForm, draftKeys.event3, {
      ...draft,
      promotion: "FREE_MONTH3",
      continuation_reminder: true,
    }),
  play: expectText(/동의하시면 .*매달 80,000원/),
};

/** Answers that do not meet the offer's conditions: the page warns before anything is ordered. */
export const Lost: Story = {
  args: { path: "/event-free-month3?step=confirm" },
  beforeEach: () => saveDraft(storageForm, draftKeys.event3, { ...draft, months: 6 }),
  play: expectText("첫 3개월 무료를 받으려면"),
};

/** The offer is for the first order only. */
export const OfferUsed: Story = {
  ...answering(scenarios.createStorageOrder.offerUsed),
  args: { path: "/event-free-month3?step=confirm" },
  beforeEach: () =>
    saveDraft(storageForm, draftKeys.event3, { ...draft, promotion: "FREE_MONTH3" }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "견적 저장하고 결제하기" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
