import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { pathOf, safeRedirect } from "../../shared/router/redirect.ts";
import { isWithdrawn } from "../../shared/router/withdrawn-state.ts";
import { hasLoggedOut, loggedOutState } from "./logout-loader.ts";

/** /logout and /logout?expired; the route's loader logs out. */
export function LogoutScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  useMarkLoggedOut();
  if (isWithdrawn(state)) return <Withdrawn />;
  const loginHref = paths.login.getHref(safeRedirect(search.get("redirect")));
  return search.has("expired") ? (
    <Expired loginHref={loginHref} />
  ) : (
    <LoggedOut loginHref={loginHref} />
  );
}

/** Marks the history entry as a completed logout. */
function useMarkLoggedOut(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const markLoggedOut = useEffectEvent(() => {
    const { state } = location;
    if (hasLoggedOut(state)) return;
    void navigate(pathOf(location), { replace: true, state: { ...state, ...loggedOutState } });
  });
  // Before the page is drawn: after a press of the back button it would replace the entry that was gone back to.
  useLayoutEffect(() => markLoggedOut(), [location]);
}

function LoggedOut({ loginHref }: { loginHref: string }) {
  return (
    <MessagePage
      illustration="done"
      title="로그아웃했어요"
      actions={
        <>
          <ButtonLink size="lg" block to={paths.home.getHref()}>
            홈으로
          </ButtonLink>
          <ButtonLink size="lg" block variant="outline" to={loginHref}>
            다시 로그인
          </ButtonLink>
        </>
      }
    >
      이 기기에서 로그인 정보를 지웠어요. 다음에 또 만나요.
    </MessagePage>
  );
}

function Expired({ loginHref }: { loginHref: string }) {
  return (
    <MessagePage
      illustration="home"
      title="다시 로그인해 주세요"
      actions={
        <>
          <ButtonLink size="lg" block to={loginHref}>
            로그인
          </ButtonLink>
          <ButtonLink size="lg" block variant="outline" to={paths.home.getHref()}>
            홈으로
          </ButtonLink>
        </>
      }
    >
      오랫동안 쓰지 않았거나 다른 기기에서 정보가 바뀌어 로그아웃됐어요. 쓰고 있던 견적은 이 기기에
      남아 있어요.
    </MessagePage>
  );
}

function Withdrawn() {
  return (
    <MessagePage
      illustration="home"
      title="탈퇴했어요"
      actions={
        <ButtonLink size="lg" block to={paths.home.getHref()}>
          홈으로
        </ButtonLink>
      }
    >
      회원 정보와 주소록을 지웠어요. 법에 따라 남기는 결제와 계약 기록은 회원님과 떼어 보관해요.
      그동안 고마웠어요.
    </MessagePage>
  );
}
