import type { SnsType } from "@damadum/sdk";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { clearSignupStart, saveSignupStart } from "../../shared/identity/signup-start.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-socialsignup",
  title: "Screens/간편 가입 ∕signup∕:sns",
  ...screenMeta,
  args: { path: "/signup/kakao" },
  beforeEach: () => saveSignupStart(fixtures.socialSignupStart("KAKAO")),
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function giveConsents({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("checkbox", { name: /전체 동의/ }));
  await userEvent.click(canvas.getByRole("button", { name: "다음" }));
}

async function send(person: Person): Promise<void> {
  await giveConsents(person);
  await person.userEvent.click(await person.canvas.findByRole("button", { name: "가입하기" }));
}

export const Default: Story = {};

function signupWith(type: SnsType): Story {
  return {
    args: { path: `/signup/${type.toLowerCase()}` },
    beforeEach: () => saveSignupStart(fixtures.socialSignupStart(type)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("checkbox", { name: /전체 동의/ })).toBeVisible();
    },
  };
}

export const Naver: Story = signupWith("NAVER");
export const Google: Story = signupWith("GOOGLE");
export const Apple: Story = signupWith("APPLE");

export const Prefilled: Story = {
  play: async (person) => {
    await giveConsents(person);
    await expect(await person.canvas.findByRole("textbox", { name: /이름/ })).toHaveValue("김담아");
  },
};

/** The provider sent no data. */
export const WithoutProviderData: Story = {
  beforeEach: () => saveSignupStart(fixtures.bareSignupStart("KAKAO")),
  play: giveConsents,
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.signUpWithTicket.loading),
  play: async (person) => {
    await send(person);
    await expect(await person.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

export const AccountExists: Story = {
  ...answering(scenarios.signUpWithTicket.accountExists),
  play: async (person) => {
    await send(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("이미 가입한 계정");
  },
};

export const TooYoung: Story = {
  ...answering(scenarios.signUpWithTicket.tooYoung),
  play: async (person) => {
    await send(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent("만 14세 이상");
  },
};

export const WithoutSocialLogin: Story = {
  beforeEach: clearSignupStart,
  play: expectText("카카오 로그인부터 해 주세요"),
};
