import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { rememberStartedCertification } from "../../shared/identity/started-certification.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole, expectText } from "../../testing/story-expectations.ts";

const { merchant_uid, imp_uid } = fixtures.certification;
const path = "/my/profile/certification/result";

const meta = {
  id: "screens-profilecertificationresult",
  title: "Screens/본인 확인 결과 ∕my∕profile∕certification∕result",
  ...screenMeta,
  args: { path: `${path}?imp_uid=${imp_uid}&merchant_uid=${merchant_uid}`, person: "member" },
  beforeEach: () => {
    // This tab started the identity check that the page returns from.
    rememberStartedCertification(merchant_uid);
  },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = { play: expectRole("button", "이 내용으로 바꾸기") };

export const OtherPerson: Story = {
  ...answering(scenarios.certifyMember.otherPerson),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "이 내용으로 바꾸기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("본인 인증한 분이 달라요");
    const cancel = canvas.getByRole("link", { name: "취소" });
    await expect(cancel).toHaveAttribute("href", "/my/profile");
  },
};

export const PasswordFirst: Story = {
  ...answering(scenarios.certifyMember.passwordFirst),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "이 내용으로 바꾸기" }));
    await expect(await canvas.findByLabelText("지금 쓰는 비밀번호")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "확인하고 바꾸기" })).toBeVisible();
  },
};

export const LoginFirst: Story = {
  ...answering(scenarios.getMe.kakao, scenarios.certifyMember.passwordFirst),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "이 내용으로 바꾸기" }));
    await expect(await canvas.findByRole("link", { name: "다시 로그인하기" })).toHaveAttribute(
      "href",
      "/logout?redirect=%2Fmy%2Fprofile",
    );
  },
};

export const NotCertified: Story = {
  args: { path: `${path}?merchant_uid=${merchant_uid}&imp_success=false` },
  play: expectText("본인 인증을 마치지 않았어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.createCertification.loading),
  play: expectText("본인 인증 결과를 확인하고 있어요"),
};
