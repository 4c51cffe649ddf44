import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-passwordchange",
  title: "Screens/비밀번호 바꾸기 ∕my∕passwd∕change",
  ...screenMeta,
  args: { path: "/my/passwd/change", person: "member" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function confirm({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("지금 쓰는 비밀번호"), "Damadum!2026");
  await userEvent.click(canvas.getByRole("button", { name: "다음" }));
}

async function choose({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("새 비밀번호"), "Box!2026new");
  await userEvent.click(canvas.getByRole("button", { name: "비밀번호 바꾸기" }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("지금 쓰는 비밀번호")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getMe.loading),
};

export const Error: Story = {
  ...answering(scenarios.getMe.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  ...answering(scenarios.confirmPassword.wrongPassword),
  play: async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
    const current = person.canvas.getByLabelText("지금 쓰는 비밀번호");
    await expect(current).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
    await expect(person.canvas.queryByLabelText("새 비밀번호")).toBeNull();
  },
};

export const NewPassword: Story = {
  play: async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByLabelText("새 비밀번호")).toBeVisible();
  },
};

export const ConfirmationExpired: Story = {
  ...answering(scenarios.changePassword.passwordFirst),
  play: async (person) => {
    await confirm(person);
    await choose(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("10분이 지났어요");
    await expect(person.canvas.getByLabelText("지금 쓰는 비밀번호")).toHaveValue("");
  },
};

export const FirstPassword: Story = {
  ...answering(scenarios.getMe.kakao),
  play: expectText("비밀번호 만들기"),
};

export const LoginExpired: Story = {
  ...answering(scenarios.changePassword.passwordFirst, scenarios.getMe.kakao),
  play: async (person) => {
    await choose(person);
    await expect(await person.canvas.findByText("다시 로그인해 주세요")).toBeVisible();
  },
};
