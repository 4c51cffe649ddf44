import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { FileUpload } from "./file-upload.tsx";

/** A grey square in place of a user's picture. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23b9c0c8'/%3E%3C/svg%3E";

const meta = {
  id: "components-fileupload",
  title: "Components/FileUpload 파일 올리기",
  component: FileUpload,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "사진이나 문서를 올릴 때",
      avoid: "이미 올린 것을 보여 주기만 할 때",
      parts: "고르는 버튼, 놓는 자리, 미리보기와 진행",
      keys: "Tab으로 버튼에 닿고 취소와 다시 시도도 눌러요",
      good: "받는 종류와 크기를 먼저 알려요",
      bad: "실패한 파일을 말없이 지우지 않아요",
    },
  },
  args: {
    label: "후기 사진",
    rule: "JPG, PNG, WebP 사진을 5장까지, 한 장에 10MB까지 올릴 수 있어요.",
    accept: "image/jpeg,image/png,image/webp",
    multiple: true,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ args, canvas }) => {
    const files = [1, 2].map((n) => new File(["사진"], `거실 ${n}.jpg`, { type: "image/jpeg" }));
    await userEvent.upload(canvas.getByLabelText("후기 사진 고르기"), files);
    await expect(args.onAdd).toHaveBeenLastCalledWith(files);
  },
};

export const Single: Story = { args: { multiple: false, optional: true, label: "대표 사진" } };

export const Uploading: Story = {
  args: {
    files: [
      { key: "a", name: "거실.jpg", preview: picture, status: "uploading", progress: 0.4 },
      {
        key: "b",
        name: "안방 창가에서 찍은 아주 긴 이름의 사진.png",
        status: "uploading",
        progress: 0,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "거실.jpg 올리는 중" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "거실.jpg 올리기 취소" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("a");
  },
};

export const Done: Story = {
  args: { files: [{ key: "a", name: "거실.jpg", preview: picture, status: "done" }] },
};

export const Failed: Story = {
  args: {
    files: [
      {
        key: "a",
        name: "거실.jpg",
        preview: picture,
        status: "failed",
        message: "연결이 끊겨 올리지 못했어요.",
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "거실.jpg 다시 올리기" }));
    await expect(args.onRetry).toHaveBeenLastCalledWith("a");
  },
};

export const Rejected: Story = {
  args: {
    rejected: [
      { name: "영상.mp4", message: "JPG, PNG, WebP 사진만 올릴 수 있어요." },
      { name: "파노라마.png", message: "10MB보다 커요." },
    ],
  },
};

export const Error: Story = { args: { required: true, error: "사진을 한 장 이상 올려 주세요." } };

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = interactionStates(FileUpload);
