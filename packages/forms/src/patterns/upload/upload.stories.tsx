import { ApiError } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { photoFile } from "../../testing/photo-file.ts";
import { picture } from "../../testing/picture.ts";
import { uploadPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Upload(props: PatternProps) {
  return <Pattern form={uploadPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-upload",
  title: "Forms/Patterns/파일 올리기",
  component: Upload,
} satisfies Meta<typeof Upload>;

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
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photoFile("거실.png"));
    await expect(await canvas.findByText("올리고 있어요")).toBeVisible();
  },
};

const tooLarge = new ApiError(422, {
  code: "file_rejected",
  message: "화소가 너무 많은 사진이에요.",
});

/** A photo that the server rejects is named with the reason, and is not offered again. */
export const Rejected: Story = {
  args: { context: { uploadFile: () => Promise.reject(tooLarge) } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photoFile("부엌.png"));
    await expect(await canvas.findByText("부엌.png: 화소가 너무 많은 사진이에요.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "부엌.png 다시 올리기" })).toBeNull();
  },
};

export const Failed: Story = {
  args: { context: { uploadFile: () => Promise.reject(new Error("offline")) } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photoFile("베란다 창고.png"));
    await expect(await canvas.findByText(/올리지 못했어요/)).toBeVisible();
  },
};

/** The limit is three: one more is rejected with a message. */
export const TooMany: Story = {
  args: { answers: { photos: ["a", "b", "c"] }, context: { fileUrl: () => picture } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("짐 사진 고르기"), photoFile("넷째.png"));
    await expect(await canvas.findByText(/3장까지만 올릴 수 있어요/)).toBeVisible();
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
