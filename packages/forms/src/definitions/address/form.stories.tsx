import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeAddress } from "./fixtures.ts";
import { addressForm } from "./form.ts";

const context = { postcodeScriptUrl: brokenScriptUrl };

const form = formStories(addressForm, {
  context,
  complete: completeAddress,
  errors: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(
      await canvas.findByText("주소를 입력해 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
    await expect(document.activeElement?.closest("fieldset")?.id).toBe("address-address");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
  rejection: rejectedField("postcode", "없는 우편번호예요. 주소를 다시 찾아 주세요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("없는 우편번호예요");
    await expect(document.activeElement?.closest("fieldset")?.id).toBe("address-address");
  },
});

const meta = {
  id: "forms-address",
  title: "Forms/주소",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("상세 주소"), "101동 1203호");
    await userEvent.type(canvas.getByRole("textbox", { name: "층수" }), "2");
    await userEvent.click(canvas.getByRole("checkbox", { name: "지하예요" }));
    await expect(await canvas.findByText("지하 2층")).toBeVisible();
  },
};

export const Filled = form.Filled;

/** The search is unavailable, so plain fields take over. */
export const SearchUnavailable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "주소 찾기" }));
    await expect(await canvas.findByLabelText("우편번호")).toHaveFocus();
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
