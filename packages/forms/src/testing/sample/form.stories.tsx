import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { photoFile } from "../photo-file.ts";
import { neverAnswered } from "../story-answers.ts";
import { StoryForm } from "../story-form.tsx";
import { sampleForm, type SampleRequest } from "./form.ts";

function Sample({ answers }: { answers?: DeepPartial<SampleRequest> }) {
  return (
    <StoryForm
      definition={sampleForm}
      context={{
        checkUsername: (name) =>
          Promise.resolve({ valid: name !== "담이", reason: name === "담이" ? "TAKEN" : null }),
        uploadFile: () => new Promise(() => {}),
      }}
      initialData={answers}
      onSubmit={neverAnswered}
    />
  );
}

const meta = { id: "forms-engine", title: "Forms/양식 엔진", component: Sample } satisfies Meta<
  typeof Sample
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    answers: {
      nickname: "보리네",
      contact: { name: "김담아" },
      photos: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f01"],
    },
  },
};

export const Rejected: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^별명/), "담이");
    await expect(await canvas.findByText("이미 쓰고 있는 별명이에요.")).toBeVisible();
  },
};

export const Uploading: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("집 사진 고르기"), photoFile("거실.png"));
    await expect(await canvas.findByText("올리고 있어요")).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "신청하기" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
