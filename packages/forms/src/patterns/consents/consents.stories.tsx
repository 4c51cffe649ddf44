import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { consentDocuments } from "@damadum/domain";
import { toConsents } from "./consent-answers.ts";
import { consentsPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Consents(props: PatternProps) {
  return <Pattern form={consentsPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-consents",
  title: "Forms/Patterns/약관 동의",
  component: Consents,
} satisfies Meta<typeof Consents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { consents: toConsents(new Set(consentDocuments.map(({ kind }) => kind))) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /^전체 동의/ })).toBeChecked();
  },
};

export const SomeAgreed: Story = {
  args: { answers: { consents: toConsents(new Set(["TERMS"])) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /^전체 동의/ })).toBePartiallyChecked();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/필수 항목에 모두 동의/);
  },
};
