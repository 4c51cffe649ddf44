import { PROMISED_MINUTES, socialLogins, type SocialLoginType } from "@damadum/domain";
import { Page, Stack } from "@damadum/ui";
import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { getSignupStart, type SignupStart } from "../../shared/identity/signup-start.ts";
import { socialLoginTypeOf } from "../../shared/identity/social-login-type.ts";
import { SignupHeading } from "./components/signup-heading.tsx";
import { SocialSignupForm } from "./components/social-signup-form.tsx";

/** /signup/{sns}: creates an account for a social login, prefilled with the provider's data. */
export function SocialSignupScreen() {
  const type = socialLoginTypeOf(useParams()["sns"]);
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  if (type === null) return <Navigate to={paths.notFound.getHref()} replace />;
  return <SocialSignup key={type} type={type} redirect={redirect} />;
}

interface SocialSignupProps {
  readonly type: SocialLoginType;
  readonly redirect: string;
}

function SocialSignup({ type, redirect }: SocialSignupProps) {
  const [start, setStart] = useState<SignupStart | null>(() => getSignupStart(type));
  const { label } = socialLogins[type];
  const loginHref = paths.login.getHref(redirect);
  if (start === null) return <LoginFirst label={label} loginHref={loginHref} />;
  return (
    <Page width="card">
      <Stack gap="4">
        <SignupHeading title={`${label} 계정으로 가입`} loginHref={loginHref} />
        <SocialSignupForm start={start} redirect={redirect} onExpired={() => setStart(null)} />
      </Stack>
    </Page>
  );
}

function LoginFirst({ label, loginHref }: { label: string; loginHref: string }) {
  return (
    <MessagePage
      illustration="home"
      title={`${label} 로그인부터 해 주세요`}
      actions={
        <ButtonLink size="lg" block to={loginHref} replace>
          로그인 화면으로
        </ButtonLink>
      }
    >
      {`로그인한 지 ${PROMISED_MINUTES.ticket}분이 지났거나 아직 로그인하지 않았어요. 다시 로그인하면 이어서 가입할 수 있어요.`}
    </MessagePage>
  );
}
