import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeQuote, quoteContext } from "./fixtures.ts";
import { quoteForm } from "./form.ts";

const form = formStories(quoteForm, {
  context: { ...quoteContext, postcodeScriptUrl: brokenScriptUrl },
  complete: completeQuote,
  last: "confirm",
  errors: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(canvas.getByText("출발지 층수를 입력해 주세요.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "주소 찾기" })).toHaveFocus();
  },
  rejection: rejectedField("start.detail", "상세 주소를 더 자세히 적어 주세요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "견적 받기" }));
    await expect(await canvas.findByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("link"));
    await expect(canvas.getByLabelText("상세 주소")).toHaveFocus();
  },
});

const meta = {
  id: "forms-quote",
  title: "Forms/이사 견적",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("상세 주소"), "101동 1203호");
    await expect(await canvas.findByText("12층")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^엘리베이터/ }));
    await expect(canvas.getByText("엘리베이터로 옮겨요")).toBeVisible();
  },
};

export const Start: Story = { args: { answers: completeQuote } };

export const Items: Story = {
  args: { answers: completeQuote, step: "items" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "짐 찾기" }), "ㅊㄷ");
    await expect(canvas.getByText(/^짐 3개/)).toBeVisible();
  },
};

export const NoSuchItem: Story = {
  args: { answers: completeQuote, step: "items" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "짐 찾기" }), "코끼리");
    await expect(canvas.getByText("찾는 짐이 없어요")).toBeVisible();
  },
};

export const DateAndTime: Story = { args: { answers: completeQuote, step: "date" } };

export const DatesLoading: Story = {
  tags: ["loading"],
  args: {
    answers: completeQuote,
    step: "date",
    context: {
      loadScheduleDays: () => new Promise(() => {}),
      loadScheduleSlots: () => new Promise(() => {}),
    },
  },
};

export const DatesUnavailable: Story = {
  args: {
    answers: completeQuote,
    step: "date",
    context: {
      loadScheduleDays: () => Promise.reject(new Error("offline")),
      loadScheduleSlots: () => Promise.reject(new Error("offline")),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: "다시 시도하기" })).toHaveLength(2);
  },
};

/** The chosen time is full now, so it is no longer a valid answer. */
export const DayFull: Story = {
  args: {
    answers: completeQuote,
    step: "date",
    context: {
      loadScheduleSlots: () =>
        Promise.resolve([{ time: "09:00", available: false, closed_reason: "FULL", remaining: 0 }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("이 날은 모두 마감됐어요")).toBeVisible();
  },
};

export const Boxes: Story = { args: { answers: completeQuote, step: "boxes" } };

export const Extras: Story = { args: { answers: completeQuote, step: "extras" } };

export const Confirm: Story = { args: { answers: completeQuote, step: "confirm" } };

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
