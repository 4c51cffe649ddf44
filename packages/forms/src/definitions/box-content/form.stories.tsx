import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeBoxContent } from "./fixtures.ts";
import { boxContentForm, type BoxContentWords } from "./form.ts";

interface BoxContentProps {
  answers?: DeepPartial<BoxContentWords>;
  onSubmit?: () => Promise<void>;
}

function BoxContent({ answers, onSubmit = neverAnswered }: BoxContentProps) {
  return (
    <StoryForm
      definition={boxContentForm}
      context={quoteContext}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/BoxContent", component: BoxContent } satisfies Meta<typeof BoxContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeBoxContent } };

export const Errors: Story = { play: expectMessage("저장하기", "무엇인지 입력해 주세요.") };

export const ServerError: Story = {
  args: {
    answers: completeBoxContent,
    onSubmit: rejectedField("name", "이름을 다시 확인해 주세요."),
  },
  play: expectMessage("저장하기", /이름을 다시 확인해/),
};

export const Submitting: Story = {
  args: { answers: completeBoxContent },
  play: expectBusy("저장하기"),
};
