import type { SnsType } from "@damadum/sdk";
import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { storeLoginAttempt } from "../../testing/stored-login-attempt.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectTitle } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-sociallogin",
  title: "Screens/간편 로그인 ∕login∕:provider∕callback",
  ...screenMeta,
  args: { path: "/login/kakao/callback?code=c1&state=state-of-KAKAO" },
  beforeEach: () => {
    storeLoginAttempt("KAKAO");
  },
} satisfies ScreenMeta;

export default meta;

/** A known account is logged in and redirected immediately. */
export const Default: Story = { parameters: { msw: defaultHandlers } };

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.loginWithKakao.loading),
  play: expectTitle("카카오 로그인을 확인하고 있어요"),
};

export const SignupNeeded: Story = {
  ...answering(scenarios.loginWithKakao.signupNeeded),
  play: expectTitle("카카오 계정으로 가입"),
};

export const Cancelled: Story = {
  args: { path: "/login/kakao/callback?error=access_denied&state=state-of-KAKAO" },
  parameters: { msw: defaultHandlers },
  play: expectTitle("카카오 로그인을 취소했어요"),
};

export const ProviderError: Story = {
  args: { path: "/login/kakao/callback?error=server_error&state=state-of-KAKAO" },
  parameters: { msw: defaultHandlers },
  play: expectTitle("카카오 로그인을 마치지 못했어요"),
};

export const Rejected: Story = {
  ...answering(scenarios.loginWithKakao.rejected),
  play: expectTitle("카카오 로그인을 마치지 못했어요"),
};

export const ForgedState: Story = {
  args: { path: "/login/kakao/callback?code=c1&state=forged" },
  parameters: { msw: defaultHandlers },
  play: expectTitle("로그인을 다시 시작해 주세요"),
};

/** A person without an account returns from a provider's login page. */
function signupNeeded(
  type: SnsType,
  handler: (typeof defaultHandlers)[number],
  label: string,
): Story {
  return {
    args: { path: `/login/${type.toLowerCase()}/callback?code=c1&state=state-of-${type}` },
    parameters: { msw: [handler, ...defaultHandlers] },
    beforeEach: () => {
      storeLoginAttempt(type);
    },
    play: expectTitle(`${label} 계정으로 가입`),
  };
}

export const NaverSignupNeeded: Story = signupNeeded(
  "NAVER",
  scenarios.loginWithNaver.signupNeeded,
  "네이버",
);

export const GoogleSignupNeeded: Story = signupNeeded(
  "GOOGLE",
  scenarios.loginWithGoogle.signupNeeded,
  "Google",
);

export const AppleSignupNeeded: Story = signupNeeded(
  "APPLE",
  scenarios.loginWithApple.signupNeeded,
  "Apple",
);

export const ServerError: Story = {
  ...answering(scenarios.loginWithKakao.error),
  play: expectTitle("카카오 로그인을 마치지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.loginWithKakao.offline),
  play: expectTitle("카카오 로그인을 마치지 못했어요"),
};
