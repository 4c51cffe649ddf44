import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { resetPostcodeSearch, postcodeSearchUrl } from "../../testing/postcode-search.ts";
import { addressPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Address(props: PatternProps) {
  return <Pattern form={addressPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-address",
  title: "Forms/Patterns/주소",
  component: Address,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof Address>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    answers: { postcode: "63534", address: "제주 서귀포시 중문관광로 224", detail: "별관 3호" },
  },
};

/** Found in the search: the next question has the focus. */
export const Found: Story = {
  args: { context: { postcodeScriptUrl: postcodeSearchUrl } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "주소 찾기" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "서울 마포구 월드컵북로 396" }),
    );
    await expect(await canvas.findByText("우편번호 03925")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("상세 주소")).toHaveFocus());
  },
};

/** The search is unavailable, so plain fields take over. */
export const SearchUnavailable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "주소 찾기" }));
    await expect(await canvas.findByLabelText("우편번호")).toHaveFocus();
    await expect(canvas.getByText(/^주소 검색이 열리지 않아요\./)).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("button", { name: "주소 찾기" })).toHaveFocus();
    await expect(
      canvas.getByText("주소를 입력해 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
    await expect(canvas.getByLabelText("상세 주소")).toHaveAccessibleDescription(/상세 주소/);
  },
};
