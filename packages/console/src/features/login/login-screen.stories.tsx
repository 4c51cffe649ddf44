import { getStartOperatorPasskeyLoginMockHandler, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-login",
  title: "Console/로그인",
  component: ScreenStory,
  ...answering(),
  args: { path: "/login" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await userEvent.type(await canvas.findByLabelText("아이디"), "demo-operator");
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Damadum!2026");
  await userEvent.type(canvas.getByLabelText("인증 번호"), "123456");
  await userEvent.click(canvas.getByRole("button", { name: "로그인" }));
}

export const Default: Story = {
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "담아둠 운영" })).toBeVisible();
  },
};

/** Without a login every page leads here, and back. */
export const LoggedIn: Story = {
  args: { path: "/account", person: "visitor" },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByRole("heading", { level: 1, name: "내 로그인" }),
    ).toBeVisible();
  },
};

const failed = (scenario: Parameters<typeof answering>[0]): Story => ({
  args: { person: "visitor" },
  ...answering(...(scenario === undefined ? [] : [scenario])),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
  },
});

export const WrongCode: Story = { ...failed(scenarios.loginOperator.wrong) };
export const ServerError: Story = { ...failed(scenarios.loginOperator.error) };
export const Offline: Story = { ...failed(scenarios.loginOperator.offline) };

/** What a device answers in place of a real passkey. */
const signature = {
  id: "p3nMqvXhYd0wC2bq7c1Hzw",
  rawId: new ArrayBuffer(16),
  type: "public-key",
  response: {
    clientDataJSON: new ArrayBuffer(8),
    authenticatorData: new ArrayBuffer(37),
    signature: new ArrayBuffer(70),
  },
  getClientExtensionResults: () => ({}),
};

/** Goes on with a passkey, for which the browser's own window stands in. */
async function sign(
  { canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0],
  answer: () => Promise<Credential>,
) {
  await userEvent.click(await canvas.findByRole("button", { name: "인증 번호 대신 패스키로" }));
  await userEvent.type(await canvas.findByLabelText("아이디"), "demo-operator");
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Damadum!2026");
  const asked = spyOn(navigator.credentials, "get").mockImplementation(answer);
  await userEvent.click(canvas.getByRole("button", { name: "패스키로 계속하기" }));
  return asked;
}

export const WithPasskey: Story = {
  args: { path: "/account", person: "visitor" },
  play: async (context) => {
    const asked = await sign(context, () => Promise.resolve(signature));
    await expect(
      await context.canvas.findByRole("heading", { level: 1, name: "내 로그인" }),
    ).toBeVisible();
    await expect(asked.mock.lastCall?.[0]?.publicKey).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
    });
  },
};

const began = fn();

/** What was typed stays when the way changes, to the last letter; the code of the other way is not sent. */
export const ChangedWay: Story = {
  args: { person: "visitor" },
  ...answering(
    getStartOperatorPasskeyLoginMockHandler(async ({ request }) => {
      began(await request.clone().json());
      return { challenge: "8ZyqPY8t3dYtBhwZbqSmIzZ3nGV6f4fLkYHk0fYc2aE", rp_id: "localhost" };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.credentials, "get").mockResolvedValue(signature);
    await userEvent.type(await canvas.findByLabelText("인증 번호"), "123456");
    await userEvent.type(canvas.getByLabelText("아이디"), "demo-operator");
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Damadum!2026");
    await userEvent.click(canvas.getByRole("button", { name: "인증 번호 대신 패스키로" }));
    await userEvent.click(await canvas.findByRole("button", { name: "패스키로 계속하기" }));
    const sent = { username: "demo-operator", password: "Damadum!2026" };
    await waitFor(() => expect(began).toHaveBeenLastCalledWith(sent));
  },
};

/** A browser that has no passkey for it, or an operator who closed its window. */
export const PasskeyDeclined: Story = {
  args: { person: "visitor" },
  play: async (context) => {
    await sign(context, () => Promise.reject(new DOMException("closed", "NotAllowedError")));
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("인증 번호로 로그인");
    await context.userEvent.click(
      context.canvas.getByRole("button", { name: "패스키 대신 인증 번호로" }),
    );
    await expect(await context.canvas.findByLabelText("인증 번호")).toBeVisible();
    await expect(context.canvas.getByLabelText("아이디")).toHaveValue("demo-operator");
  },
};

const refused = (scenario: Parameters<typeof answering>[0], words: string): Story => ({
  args: { person: "visitor" },
  ...answering(...(scenario === undefined ? [] : [scenario])),
  play: async (context) => {
    await sign(context, () => Promise.resolve(signature));
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(words);
  },
});

export const WrongPasskey: Story = {
  ...refused(scenarios.loginOperatorWithPasskey.wrong, "맞지 않는 것이 있어요"),
};
export const PasskeyTooLate: Story = {
  ...refused(scenarios.loginOperatorWithPasskey.late, "처음부터 다시"),
};
export const PasskeyOffline: Story = {
  ...refused(scenarios.startOperatorPasskeyLogin.offline, "인터넷"),
};
