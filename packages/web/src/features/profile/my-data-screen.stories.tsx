import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-mydata",
  title: "Screens/내 자료 ∕my∕profile∕data",
  ...screenMeta,
  args: { path: "/my/profile/data", person: "member" },
} satisfies ScreenMeta;

export default meta;

type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function ask({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "파일 받기" }));
}

export const Default: Story = { play: expectRole("button", "파일 받기") };

async function getsFile(person: Person): Promise<void> {
  await ask(person);
  await expect(await person.canvas.findByText("파일을 저장했어요")).toBeVisible();
}

export const Saved: Story = { play: getsFile };

export const PasswordFirst: Story = {
  ...answering(scenarios.getMyData.passwordFirst),
  play: async (person) => {
    await ask(person);
    await expect(await person.canvas.findByLabelText("지금 쓰는 비밀번호")).toBeVisible();
  },
};

export const LoginFirst: Story = {
  ...answering(scenarios.getMyData.passwordFirst, scenarios.getMe.kakao),
  play: async (person) => {
    await ask(person);
    await expect(await person.canvas.findByText("다시 로그인해 주세요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getMyData.loading),
  play: async (person) => {
    await ask(person);
    await expect(await person.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

function failed(title: string): NonNullable<Story["play"]> {
  return async (person) => {
    await ask(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(title);
  };
}

export const ServerError: Story = {
  ...answering(scenarios.getMyData.error),
  play: failed("받지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.getMyData.offline),
  play: failed("받지 못했어요"),
};

/** A file without one of the pictures would not be whole. */
export const PictureOffline: Story = {
  ...answering(scenarios.getFile.offline),
  play: failed("받지 못했어요"),
};

/** One that is being deleted is there no more. */
export const PictureGone: Story = { ...answering(scenarios.getFile.missing), play: getsFile };
