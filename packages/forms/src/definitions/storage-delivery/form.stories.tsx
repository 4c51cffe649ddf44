import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageDelivery, offeredBoxes } from "./fixtures.ts";
import { storageDeliveryForm } from "./form.ts";

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(storageDeliveryForm, {
  context,
  complete: completeStorageDelivery,
  last: "confirm",
  errors: expectMessage("다음", "박스를 하나 이상 골라 주세요."),
  rejection: rejectedField("delivery.time", "고른 시간이 방금 마감됐어요."),
  afterRejection: expectMessage("박스 받기 신청하기", /방금 마감됐어요/),
});

const meta = {
  id: "forms-storagedelivery",
  title: "Forms/보관 찾기",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filled: Story = { args: { answers: completeStorageDelivery, step: "boxes" } };

export const Delivery: Story = { args: { answers: completeStorageDelivery, step: "delivery" } };

export const Help: Story = { args: { answers: completeStorageDelivery, step: "help" } };

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeStorageDelivery, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
