import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { offeredBoxes } from "../storage-delivery/fixtures.ts";
import { completeStorageFinish } from "./fixtures.ts";
import { storageFinishForm } from "./form.ts";

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(storageFinishForm, {
  context,
  complete: completeStorageFinish,
  last: "confirm",
  errors: expectMessage("다음", "모두 끝낼지, 일부만 끝낼지 골라 주세요."),
  rejection: rejectedField("delivery.time", "고른 시간이 방금 마감됐어요."),
  afterRejection: expectMessage("보관 끝내고 박스 받기", /방금 마감됐어요/),
});

const meta = {
  id: "forms-storagefinish",
  title: "Forms/보관 마치기",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

/** The form asks which boxes only when a part of the storage ends. */
export const Filled: Story = {
  args: { answers: completeStorageFinish, step: "boxes" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "모두" }));
    await expect(
      await canvas.findByRole("heading", { name: "어디로 가져다 드릴까요?" }),
    ).toBeVisible();
  },
};

export const Delivery: Story = { args: { answers: completeStorageFinish, step: "delivery" } };

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeStorageFinish, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
