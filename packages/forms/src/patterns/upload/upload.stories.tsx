import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { picture } from "../../testing/picture.ts";
import { uploadPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Upload(props: PatternProps) {
  return <Pattern form={uploadPattern} {...props} />;
}

const meta = { title: "Forms/Patterns/Upload", component: Upload } satisfies Meta<typeof Upload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { photos: ["a", "b"] }, context: { fileUrl: () => picture } },
};

export const Uploading: Story = {
  args: {
    context: {
      uploadFile: (_, { onProgress }) => {
        onProgress(0.4);
        return new Promise(() => {});
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photo("거실.png"));
    await expect(await canvas.findByText("올리고 있어요")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { context: { uploadFile: () => Promise.reject(new Error("offline")) } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photo("베란다 창고.png"));
    await expect(await canvas.findByText(/올리지 못했어요/)).toBeVisible();
  },
};

/** The limit is three: one more is rejected with a message. */
export const TooMany: Story = {
  args: { answers: { photos: ["a", "b", "c"] }, context: { fileUrl: () => picture } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photo("넷째.png"));
    await expect(await canvas.findByText(/3개까지만 올릴 수 있어요/)).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(
      canvas.getByText("사진을 한 장 이상 올려 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};

function photo(name: string): File {
  return new File(["photo"], name, { type: "image/png" });
}
