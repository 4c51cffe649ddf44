import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { currentToasts, toast } from "./toast-store.ts";

const meta = {
  id: "components-toast",
  title: "Components/Toast 짧은 알림",
  component: Button,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "방금 한 일이 되었다고 알릴 때",
      avoid: "고쳐야 할 오류와 답할 물음",
      parts: "글, 닫기, 되돌리기 하나",
      keys: "초점을 빼앗지 않고 읽어 줘요",
      good: "한 문장으로 적어요",
      bad: "사라지면 안 되는 것을 담지 않아요",
    },
    docs: { story: { inline: false, height: "240px" } },
  },
  args: { variant: "outline", children: "알리기" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onClick: () => toast("주소를 복사했어요.") },
};

export const Used: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "알리기" }));
    const message = within(document.body).getByText("주소를 복사했어요.");
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const Success: Story = {
  args: { onClick: () => toast("결제 수단을 등록했어요.", { tone: "success" }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "알리기" }));
  },
};

export const Error: Story = {
  args: {
    onClick: () => toast("저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.", { tone: "error" }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "알리기" }));
    const message = within(document.body).getByText(/저장하지 못했어요/);
    // A single live region without a nested alert, so it is announced once.
    await expect(message.closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
    await expect(within(document.body).queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(within(document.body).getByRole("button", { name: "알림 닫기" }));
    await expect(message).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "알리기" }));
  },
};

export const StaysWhileFocused: Story = {
  args: { onClick: () => toast("주소를 복사했어요.") },
  play: async ({ canvas }) => {
    const timers = spyOn(globalThis, "setInterval");
    await userEvent.click(canvas.getByRole("button", { name: "알리기" }));
    const close = await within(document.body).findByRole("button", { name: "알림 닫기" });
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 5000));
    const passFiveSeconds = timers.mock.calls.find(([, delay]) => delay === 5000)?.[0];
    timers.mockRestore();
    close.focus();
    passFiveSeconds?.();
    await expect(currentToasts()).toHaveLength(1);
    close.blur();
    passFiveSeconds?.();
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};
