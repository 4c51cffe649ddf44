import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { offeredBoxes } from "../storage-delivery/fixtures.ts";
import { completeStorageDisposal } from "./fixtures.ts";
import { storageDisposalForm } from "./form.ts";

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(storageDisposalForm, {
  context,
  complete: completeStorageDisposal,
  last: "confirm",
  errors: expectMessage("다음", "모두 끝낼지, 일부만 끝낼지 골라 주세요."),
  rejection: rejected(409, "box_unavailable", "지금은 폐기할 수 없는 박스가 있어요."),
  afterRejection: expectMessage("박스 폐기하기", /폐기할 수 없는 박스/),
});

const meta = {
  id: "forms-storagedisposal",
  title: "Forms/보관 폐기",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filled: Story = { args: { answers: completeStorageDisposal, step: "boxes" } };

/** Nothing is disposed of until the word is typed. */
export const Untyped: Story = {
  args: { answers: { scope: "ALL" }, step: "confirm" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /되돌릴 수 없어요/ }), "폐");
    await userEvent.click(canvas.getByRole("button", { name: "박스 폐기하기" }));
    const said = await canvas.findAllByText("폐기하려면 ‘폐기’라고 입력해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeStorageDisposal, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
