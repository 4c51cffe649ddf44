import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { useProfile } from "../../shared/session/session-context.ts";

/** /welcome: the signup is complete; links to the redirect. */
export function WelcomeScreen() {
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const hasRedirect = redirect !== paths.home.getHref();
  const { data: profile } = useProfile();
  return (
    <MessagePage
      illustration="done"
      title={profile ? `${profile.name}님, 반가워요` : "가입이 끝났어요"}
      actions={
        <ButtonLink size="lg" block to={redirect}>
          {hasRedirect ? "이어서 하기" : "견적 받기"}
        </ButtonLink>
      }
    >
      {hasRedirect
        ? "가입을 마쳤어요. 하던 일을 이어서 할 수 있어요."
        : "가입을 마쳤어요. 이제 견적부터 예약까지 할 수 있어요."}
    </MessagePage>
  );
}
