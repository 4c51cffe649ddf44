import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorage } from "./fixtures.ts";
import { storageForm } from "./form.ts";

const form = formStories(storageForm, {
  context: { ...quoteContext, postcodeScriptUrl: brokenScriptUrl },
  complete: completeStorage,
  last: "confirm",
  rejection: rejectedField("place.detail", "상세 주소를 더 자세히 적어 주세요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "견적 저장하고 결제하기" }));
    await userEvent.click(await canvas.findByRole("link"));
    await expect(canvas.getByLabelText("상세 주소")).toHaveFocus();
  },
});

const meta = {
  id: "forms-storage",
  title: "Forms/보관 견적",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

const { place: _place, ...withoutPlace } = completeStorage;

/** No ladder truck is offered for storage. */
export const Filling: Story = {
  args: { answers: withoutPlace, step: "place" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("상세 주소"), "101동 1203호");
    await userEvent.click(canvas.getByRole("radio", { name: /^엘리베이터/ }));
    await expect(canvas.queryByRole("radio", { name: /^사다리차/ })).toBeNull();
  },
};

export const Period: Story = { args: { answers: completeStorage, step: "period" } };

/** Familiar things of a home suggest the number of boxes. */
export const Boxes: Story = {
  args: { answers: completeStorage, step: "boxes" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^옷장 하나/ }));
    await expect(canvas.getByRole("spinbutton", { name: "박스 개수" })).toHaveValue("4");
  },
};

export const Visits: Story = { args: { answers: completeStorage, step: "visits" } };

export const Times: Story = { args: { answers: completeStorage, step: "times" } };

/** Without our boxes there is nothing to deliver. */
export const OwnBoxes: Story = {
  args: { answers: completeStorage, step: "own" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^가지고 있는 박스/ }));
    await expect(await canvas.findByText("박스 수거 날짜")).toBeVisible();
  },
};

export const Extras: Story = { args: { answers: completeStorage, step: "extras" } };

/** The offer is for three months that are paid in full. */
export const Payment: Story = {
  args: { answers: completeStorage, step: "payment" },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole("checkbox", { name: /^첫 3개월 무료/ });
    await expect(offer).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^정기 결제/ }));
    await expect(offer).not.toBeInTheDocument();
  },
};

/** Payment types that the sale does not accept are not offered. */
export const OnlyNormalPayment: Story = {
  args: {
    answers: completeStorage,
    step: "payment",
    context: { paymentTypeMode: "ONLY_NORMAL_PAYMENT" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^한 번에 결제/ })).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: /^정기 결제/ })).toBeNull();
  },
};

export const OnlySubscription: Story = {
  args: {
    answers: { ...completeStorage, payment_type: "SUBSCRIPTION" },
    step: "payment",
    context: { paymentTypeMode: "ONLY_SUBS_PAYMENT" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^정기 결제/ })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: /^한 번에 결제/ })).toBeNull();
    await expect(canvas.queryByRole("checkbox", { name: /무료/ })).toBeNull();
  },
};

export const Filled: Story = {
  args: { answers: completeStorage, step: "confirm" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("한 번에 결제")).toBeVisible();
  },
};

export const Errors: Story = {
  args: { answers: withoutPlace, step: "place" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(
      await canvas.findByText("짐 나르는 방법을 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
