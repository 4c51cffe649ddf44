import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { clearCertifiedPerson, saveCertifiedPerson } from "./state/certified-person.ts";

const meta = {
  id: "screens-signup",
  title: "Screens/회원 가입 ∕signup",
  ...screenMeta,
  args: { path: "/signup" },
  beforeEach: () => {
    // Removes the draft of an earlier story.
    sessionStorage.clear();
  },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function giveConsents({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("checkbox", { name: /전체 동의/ }));
  await userEvent.click(canvas.getByRole("button", { name: "다음" }));
}

async function chooseAccount({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /아이디/ }), "damadum01");
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Box!2026go");
  await userEvent.click(canvas.getByRole("button", { name: "가입하기" }));
}

async function fillPerson({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /이름/ }), "김담아");
  await userEvent.type(canvas.getByRole("textbox", { name: /휴대전화/ }), "01012345678");
  await userEvent.click(canvas.getByRole("button", { name: "다음" }));
}

export const Default: Story = {};

export const ConsentsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "다음" }));
    await expect(
      await canvas.findByRole("checkbox", { name: "[필수] 이용약관 동의" }),
    ).toHaveFocus();
    await expect(canvas.getByRole("alert")).toHaveTextContent("필수 항목에 모두 동의해 주세요.");
  },
};

export const Person: Story = {
  play: async (context) => {
    await giveConsents(context);
    await expect(
      await context.canvas.findByRole("link", { name: "본인 인증하고 채우기" }),
    ).toBeVisible();
  },
};

export const Account: Story = {
  play: async (context) => {
    await giveConsents(context);
    await fillPerson(context);
  },
};

export const Certified: Story = {
  beforeEach: () => {
    saveCertifiedPerson(fixtures.certification);
    return clearCertifiedPerson;
  },
  play: async (context) => {
    await giveConsents(context);
    await expect(await context.canvas.findByText("본인 인증을 마쳤어요")).toBeVisible();
  },
};

export const UsernameTakenWhileTyping: Story = {
  ...answering(scenarios.checkUsername.taken),
  play: async ({ canvas, userEvent }) => {
    await giveConsents({ canvas, userEvent });
    await fillPerson({ canvas, userEvent });
    await userEvent.type(await canvas.findByRole("textbox", { name: /아이디/ }), "demo-member");
    await expect(await canvas.findByText(/이미 쓰고 있는 아이디예요/)).toBeVisible();
  },
};

export const UsernameTakenOnSubmit: Story = {
  ...answering(scenarios.signUp.usernameTaken),
  play: async (context) => {
    await giveConsents(context);
    await fillPerson(context);
    await chooseAccount(context);
    const username = context.canvas.getByRole("textbox", { name: /아이디/ });
    await waitFor(() => expect(username).toBeInvalid());
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.signUp.loading),
  play: async (context) => {
    await giveConsents(context);
    await fillPerson(context);
    await chooseAccount(context);
    await expect(await context.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};
