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

const meta = { title: "Forms/Engine", component: Sample } satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    answers: {
      nickname: "보리네",
      contact: { name: "김담아" },
      has_pet: true,
      pet_name: "보리",
      helpers: [
        { name: "하나", has_car: true, plate: "12가 3456" },
        { name: "두리", phone: "010-1234-5678" },
      ],
      payment: { way: "TRANSFER", depositor: "김담아" },
      photos: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f01"],
    },
  },
};

/** The list is limited to three people. */
export const ListFull: Story = {
  args: { answers: { helpers: [{ name: "하나" }, { name: "두리" }, { name: "세찬" }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "사람 3 위로 옮기기" }));
    await expect(canvas.getByRole("button", { name: "사람 2 위로 옮기기" })).toHaveFocus();
    await expect(canvas.getByText("사람 3 칸을 2번째로 옮겼어요.")).toBeInTheDocument();
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
  args: { answers: { helpers: [{}] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "신청하기" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
