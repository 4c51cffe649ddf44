import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tokenStore } from "../../shared/session/session.ts";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const { free, held } = scenarios.getWithdrawal;

const meta = {
  id: "screens-withdrawal",
  title: "Screens/탈퇴 ∕my∕profile∕withdrawal",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: [free, ...defaultHandlers] },
  args: { path: "/my/profile/withdrawal", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function continueToConfirmation({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "탈퇴 진행하기" }));
}

async function confirm(person: Person): Promise<void> {
  const { canvas, userEvent } = person;
  await continueToConfirmation(person);
  await userEvent.type(await canvas.findByLabelText("지금 쓰는 비밀번호"), "Damadum!2026");
  await userEvent.click(canvas.getByRole("button", { name: "탈퇴하기" }));
}

export const Default: Story = { play: expectText("지워지는 것") };

/** What must end is named before the first step, each with its page. */
export const SomethingOpen: Story = {
  ...answering(held),
  play: async ({ canvas }) => {
    const contract = await canvas.findByRole("link", { name: /^보관 계약 박스 10개/ });
    await expect(contract).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/my\/order\/storage\//),
    );
    const [move] = canvas.getAllByRole("link", { name: / 이사/ });
    await expect(move).toHaveAttribute("href", expect.stringMatching(/^\/my\/estimate\//));
    await expect(canvas.getByRole("link", { name: /^회사 청구서/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "탈퇴 진행하기" })).toBeNull();
  },
};

export const Confirmation: Story = {
  play: async (person) => {
    await continueToConfirmation(person);
    await expect(await person.canvas.findByLabelText("지금 쓰는 비밀번호")).toBeVisible();
  },
};

export const SocialConfirmation: Story = {
  ...answering(free, scenarios.getMe.kakao),
  play: async (person) => {
    await continueToConfirmation(person);
    await expect(await person.canvas.findByRole("button", { name: "탈퇴하기" })).toBeVisible();
  },
};

function refused(reason: string): NonNullable<Story["play"]> {
  return async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(reason);
    const orders = within(person.canvas.getByRole("main")).getByRole("link", {
      name: "내 주문 보기",
    });
    await expect(orders).toHaveAttribute("href", "/my");
    await expect(tokenStore.get()).not.toBeNull();
  };
}

export const BoxesStored: Story = {
  ...answering(free, scenarios.deleteMe.boxesStored),
  play: refused("보관 중인 박스가 있어"),
};

export const MoneyOwed: Story = {
  ...answering(free, scenarios.deleteMe.moneyOwed),
  play: refused("진행 중인 주문이나 낼 금액"),
};

export const WrongPassword: Story = {
  ...answering(free, scenarios.confirmPassword.wrongPassword),
  play: async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
    const password = person.canvas.getByLabelText("지금 쓰는 비밀번호");
    await expect(password).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
    await expect(tokenStore.get()).not.toBeNull();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(free, scenarios.deleteMe.loading),
  play: async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

export const Withdrawn: Story = {
  play: async (person) => {
    await confirm(person);
    await expect(await person.canvas.findByText("탈퇴했어요")).toBeVisible();
  },
};
