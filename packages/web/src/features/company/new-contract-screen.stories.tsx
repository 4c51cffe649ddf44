import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-contract-request",
  title: "Screens/기업 계약 신청 ∕my∕company∕contracts∕new",
  ...screenMeta,
  args: { path: paths.newCompanyContract.getHref(), person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/계약 이름/)).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/계약 이름/)).toBeVisible();
  },
};

/** The form is prefilled with the terms of an earlier contract. */
export const Again: Story = {
  args: { path: paths.newCompanyContract.getHref("0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01") },
  ...answering(scenarios.getCompanyContract.CANCEL),
  play: expectText(/의 내용을 불러왔어요/),
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/계약 이름/);
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(await canvas.findByText("계약을 알아볼 이름을 입력해 주세요.")).toBeVisible();
  },
};
