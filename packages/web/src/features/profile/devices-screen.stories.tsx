import { BASE_DAY, fixtures, getListSessionsMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-devices",
  title: "Screens/로그인한 기기 ∕my∕profile∕devices",
  ...screenMeta,
  args: { path: "/my/profile/devices", person: "member" },
} satisfies ScreenMeta;

export default meta;

const [current, other] = fixtures.memberSessions(BASE_DAY);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Safari · iOS")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Safari · iOS 로그아웃" })).toBeNull();
    const change = canvas.getByRole("link", { name: "비밀번호 바꾸기" });
    await expect(change).toHaveAttribute("href", "/my/passwd/change");
  },
};

export const LogsADeviceOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Chrome · Windows 로그아웃" }));
    await expect(await canvas.findByText("Chrome · Windows에서 로그아웃했어요.")).toBeVisible();
  },
};

export const DeviceGone: Story = {
  ...answering(scenarios.endSession.gone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Chrome · Windows 로그아웃" }));
    await expect(await canvas.findByText(/찾을 수 없어요/)).toBeVisible();
  },
};

export const UnknownDevice: Story = {
  ...answering(getListSessionsMockHandler({ sessions: [current, { ...other, device: null }] })),
  play: expectText("알 수 없는 기기"),
};

export const ManyDevices: Story = {
  ...answering(
    getListSessionsMockHandler({
      sessions: [
        current,
        ...Array.from({ length: 20 }, (_, n) => ({
          ...other,
          id: other.id.replace(/..$/, String(n + 10)),
        })),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Chrome · Windows")).toHaveLength(20);
  },
};

export const LongText: Story = {
  ...answering(
    getListSessionsMockHandler({
      sessions: [
        current,
        { ...other, device: "네이버 앱 · Microsoft Windows Subsystem for Android" },
      ],
    }),
  ),
  play: expectText(/Subsystem for Android/),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listSessions.loading),
  play: expectText("로그인한 기기를 불러오고 있어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.listSessions.error),
  play: expectAlert("로그인한 기기를"),
};

export const Offline: Story = {
  ...answering(scenarios.listSessions.offline),
  play: expectAlert("로그인한 기기를"),
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
