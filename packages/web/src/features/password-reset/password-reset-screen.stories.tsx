import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-passwordreset",
  title: "Screens/비밀번호 다시 정하기 ∕users∕passwd∕reset",
  ...screenMeta,
  args: { path: "/users/passwd/reset" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function requestNumber({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /아이디/ }), "demo-member");
  await userEvent.click(canvas.getByRole("button", { name: "인증번호 받기" }));
}

async function typeNumber(person: Person): Promise<void> {
  const { canvas, userEvent } = person;
  await requestNumber(person);
  await userEvent.type(await canvas.findByLabelText("인증번호"), "482019");
  await userEvent.click(canvas.getByRole("button", { name: "확인" }));
}

async function choosePassword(person: Person): Promise<void> {
  const { canvas, userEvent } = person;
  await typeNumber(person);
  await userEvent.type(await canvas.findByLabelText("새 비밀번호"), "Box!2026new");
  await userEvent.click(canvas.getByRole("button", { name: "비밀번호 바꾸기" }));
}

export const Default: Story = {};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.sendPasswordNumber.loading),
  play: async (person) => {
    await requestNumber(person);
    await expect(await person.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

export const TooManyRequests: Story = {
  ...answering(scenarios.sendPasswordNumber.tooManyRequests),
  play: async (person) => {
    await requestNumber(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("너무 잦아요");
  },
};

export const ServerError: Story = {
  ...answering(scenarios.sendPasswordNumber.error),
  play: async (person) => {
    await requestNumber(person);
    await expect(await person.canvas.findByRole("alert")).toBeVisible();
  },
};

export const Number: Story = {
  play: async (person) => {
    await requestNumber(person);
    await expect(await person.canvas.findByRole("timer")).toBeVisible();
  },
};

export const WrongNumber: Story = {
  ...answering(scenarios.verifyPasswordNumber.mismatch),
  play: async (person) => {
    await typeNumber(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
  },
};

export const NumberExpired: Story = {
  ...answering(scenarios.verifyPasswordNumber.numberExpired),
  play: async (person) => {
    await typeNumber(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("다시 받아");
  },
};

export const NewPassword: Story = {
  play: async (person) => {
    await typeNumber(person);
    await expect(await person.canvas.findByLabelText("새 비밀번호")).toBeVisible();
  },
};

export const TicketInvalid: Story = {
  ...answering(scenarios.resetPassword.ticketInvalid),
  play: async (person) => {
    await choosePassword(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("처음부터");
  },
};

export const Done: Story = {
  play: async (person) => {
    await choosePassword(person);
    await expect(await person.canvas.findByText("비밀번호를 바꿨어요")).toBeVisible();
  },
};
