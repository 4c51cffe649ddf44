import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-account",
  title: "Console/내 계정",
  component: ScreenStory,
  ...answering(),
  args: { path: "/account" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "198.51.100.2 로그인 끝내기" }),
    );
    await expect(await canvas.findByText("그 로그인을 끝냈어요.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "계획" })).toHaveAttribute("href", "/plan");
    const licences = canvas.getByRole("link", { name: /오픈소스 라이선스/ });
    await expect(licences).toHaveAttribute("href", "/third-party-licences.txt");
  },
};

export const Desktop: Story = {
  parameters: { ...answering().parameters, viewport: { defaultViewport: "desktop" } },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorSessions.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("로그인을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.listOperatorSessions.error),
  play: failed,
};
export const Offline: Story = {
  ...answering(scenarios.listOperatorSessions.offline),
  play: failed,
};

export const NoPasskeys: Story = { ...answering(scenarios.listOperatorPasskeys.none) };
export const PasskeysLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorPasskeys.loading),
};
export const PasskeysFailed: Story = {
  ...answering(scenarios.listOperatorPasskeys.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("패스키를 불러오지 못했어요");
  },
};

/** Asks for a name, and then the browser for fingerprint, face or PIN. */
async function add(
  { canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0],
  answer: () => Promise<Credential>,
) {
  await userEvent.click(await canvas.findByRole("button", { name: "패스키 추가하기" }));
  await userEvent.type(await screen.findByLabelText("패스키 이름"), "휴대전화");
  spyOn(navigator.credentials, "create").mockImplementation(answer);
  await userEvent.click(screen.getByRole("button", { name: "패스키 만들기" }));
}

const made = {
  id: "p3nMqvXhYd0wC2bq7c1Hzw",
  rawId: new ArrayBuffer(16),
  type: "public-key",
  response: { clientDataJSON: new ArrayBuffer(8), attestationObject: new ArrayBuffer(64) },
  getClientExtensionResults: () => ({}),
};

export const PasskeyAdded: Story = {
  play: async (context) => {
    await add(context, () => Promise.resolve(made));
    await expect(await screen.findByText(/^패스키를 추가했어요/)).toBeVisible();
  },
};

export const PasskeyNotMade: Story = {
  play: async (context) => {
    await add(context, () => Promise.reject(new DOMException("closed", "NotAllowedError")));
    await expect(await screen.findByRole("alert")).toHaveTextContent("패스키를 만들지 않았어요");
  },
};

export const PasskeyRejected: Story = {
  ...answering(scenarios.addOperatorPasskey.rejected),
  play: async (context) => {
    await add(context, () => Promise.resolve(made));
    await expect(await screen.findByRole("alert")).toHaveTextContent("처음부터 다시");
  },
};

export const TooManyPasskeys: Story = {
  ...answering(scenarios.startOperatorPasskey.full),
  play: async (context) => {
    await add(context, () => Promise.resolve(made));
    await expect(await screen.findByRole("alert")).toHaveTextContent("10개까지");
  },
};

export const PasskeyRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "휴대전화 패스키 지우기" }));
    await userEvent.click(await screen.findByRole("button", { name: "지우기" }));
    await expect(await screen.findByText("휴대전화 패스키를 지웠어요.")).toBeVisible();
  },
};
