import { scenarios } from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-noticesettings",
  title: "Screens/알림 설정 ∕my∕profile∕notices",
  ...screenMeta,
  args: { path: "/my/profile/notices", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    const payment = await canvas.findByLabelText("결제와 환불");
    await expect(within(payment).queryByRole("option", { name: "받지 않기" })).toBeNull();
    await expect(canvas.getByLabelText("견적과 진행 소식")).toHaveValue("OFF");
    await expect(await canvas.findByRole("button", { name: "혜택 소식 받기" })).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The setting of visits, once the whole page is there. */
async function findVisits(canvas: Canvas) {
  await canvas.findByRole("button", { name: "혜택 소식 받기" });
  return canvas.getByLabelText("방문 미리 알림");
}

export const SwitchesAKindOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const visits = await findVisits(canvas);
    await userEvent.selectOptions(visits, "받지 않기");
    await expect(await canvas.findByText("방문 미리 알림: 받지 않기")).toBeVisible();
    await expect(visits).toHaveValue("OFF");
  },
};

/** The setting stays as it was. */
export const NotChanged: Story = {
  ...answering(scenarios.changeNoticeSetting.tooManyRequests),
  play: async ({ canvas, userEvent }) => {
    const visits = await findVisits(canvas);
    await userEvent.selectOptions(visits, "문자");
    await expect(await canvas.findByText(/요청이 너무 잦아요/)).toBeVisible();
    await expect(visits).toHaveValue("KAKAO");
  },
};

export const MarketingAgreed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "혜택 소식 받기" }));
    await expect(await canvas.findByText(/받고 있어요/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listNoticeSettings.loading),
  play: expectText("알림 설정을 불러오고 있어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.listNoticeSettings.error),
  play: expectAlert("알림 설정을"),
};

export const Offline: Story = {
  ...answering(scenarios.listNoticeSettings.offline),
  play: expectAlert("알림 설정을"),
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
