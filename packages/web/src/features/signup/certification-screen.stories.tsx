import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { mockCertificationWindow } from "../../testing/provider-window.ts";
import { rememberStartedCertification } from "../../shared/identity/started-certification.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectTitle } from "../../testing/story-expectations.ts";

const { merchant_uid } = fixtures.preparedCertification("2026-11-21");
const result = "/signup/certification/result?type=id";
const returned = `${result}&imp_uid=imp_448280090639&merchant_uid=${merchant_uid}`;

const meta = {
  id: "screens-signupcertification",
  title: "Screens/가입 본인 확인 ∕signup∕:type∕certification",
  ...screenMeta,
  args: { path: "/signup/id/certification" },
  beforeEach: () => {
    // As if this tab had opened the window of the result.
    rememberStartedCertification(merchant_uid);
  },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function start({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "휴대전화로 본인 인증하기" }));
}

function startAndExpectAlert(message: string | RegExp): NonNullable<Story["play"]> {
  return async (person) => {
    await start(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(message);
  };
}

export const Default: Story = {};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.prepareCertification.loading),
  play: async (person) => {
    await start(person);
    await expect(await person.canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  beforeEach: () =>
    mockCertificationWindow({ success: false, imp_uid: null, error_msg: "본인인증을 취소했어요." })
      .remove,
  play: async (person) => {
    await startAndExpectAlert("본인인증을 취소했어요.")(person);
    const again = person.canvas.getByRole("button", { name: "다시 본인 인증하기" });
    await expect(again).toBeVisible();
    const skip = person.canvas.getByRole("link", { name: "직접 입력할게요" });
    await expect(skip.getAttribute("href")).toMatch(/^\/signup\?step=/);
  },
};

/** An extension blocks the provider's script. */
export const ScriptBlocked: Story = {
  play: startAndExpectAlert(/본인 인증 창을 열지 못했어요.*광고 차단/),
};

export const TooManyRequests: Story = {
  ...answering(scenarios.prepareCertification.tooManyRequests),
  play: startAndExpectAlert("지금은 본인 인증을 할 수 없어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.prepareCertification.error),
  play: startAndExpectAlert("본인 인증을 하지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.prepareCertification.offline),
  play: startAndExpectAlert("인터넷 연결이 불안정해요"),
};

export const ResultCertified: Story = {
  args: { path: returned },
  play: expectTitle("본인 인증을 마쳤어요"),
};

export const ResultLoading: Story = {
  tags: ["loading"],
  args: { path: returned },
  ...answering(scenarios.createCertification.loading),
  play: expectTitle("본인 인증 결과를 확인하고 있어요"),
};

export const ResultCancelled: Story = {
  args: { path: `${result}&merchant_uid=${merchant_uid}&imp_success=false` },
  play: expectTitle("본인 인증을 마치지 않았어요"),
};

export const ResultNotFinished: Story = {
  args: { path: returned },
  ...answering(scenarios.createCertification.notFinished),
  play: expectTitle("본인 인증이 끝나지 않았어요"),
};

export const ResultProviderUnavailable: Story = {
  args: { path: returned },
  ...answering(scenarios.createCertification.providerUnavailable),
  play: expectTitle("본인 인증 회사와 연결하지 못했어요"),
};

export const ResultServerError: Story = {
  args: { path: returned },
  ...answering(scenarios.createCertification.error),
  play: expectTitle("본인 인증을 하지 못했어요"),
};

export const ResultOffline: Story = {
  args: { path: returned },
  ...answering(scenarios.createCertification.offline),
  play: expectTitle("인터넷 연결이 불안정해요"),
};

export const ResultOfAnotherTab: Story = {
  args: { path: `${result}&imp_uid=imp_1&merchant_uid=ct_of-another-tab` },
  play: expectTitle("본인 인증을 다시 시작해 주세요"),
};
