import { socialLogins, type SocialLoginType } from "@damadum/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { socialLoginTypeOf } from "../../shared/identity/social-login-type.ts";
import { exchangeKey } from "./api/exchange-code.ts";
import { finishSocialLogin } from "./finish-social-login.ts";
import { useLoginError } from "./hooks/use-login-error.ts";

export function SocialCallbackScreen() {
  const type = socialLoginTypeOf(useParams()["provider"]);
  if (type === null) return <Navigate to={paths.notFound.getHref()} replace />;
  return <Callback type={type} />;
}

function Callback({ type }: { type: SocialLoginType }) {
  const session = useSession();
  const navigate = useNavigate();
  const { search, hash, key } = useLocation();
  // A query, because it runs once however often React renders this: a code can be exchanged once.
  const { data: outcome } = useQuery({
    queryKey: exchangeKey(type, key),
    queryFn: () => finishSocialLogin(session, type, { search, hash }),
    staleTime: Infinity,
    retry: false,
  });
  // Clears the login error, which the outcome shows here.
  useLoginError();
  const href = outcome?.kind === "redirect" ? outcome.href : null;
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);

  if (outcome?.kind !== "stopped") {
    return (
      <MessagePage
        illustration={null}
        title={`${socialLogins[type].label} 로그인을 확인하고 있어요`}
      >
        잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  return (
    <MessagePage
      illustration={outcome.isCancelled ? "home" : "trouble"}
      title={outcome.title}
      actions={
        <>
          <ButtonLink size="lg" block to={outcome.loginHref} replace>
            로그인 화면으로
          </ButtonLink>
          <ButtonLink size="lg" block variant="outline" to={paths.home.getHref()}>
            처음으로
          </ButtonLink>
        </>
      }
    >
      {outcome.detail}
    </MessagePage>
  );
}
