import { Button } from "@damadum/ui";
import { Link } from "react-router-dom";
import { MessagePage } from "../../../shared/page/message-page.tsx";
import { paths } from "../../../shared/paths.ts";

/** Shown when no member has the certified name and number. */
export function NoUsername() {
  return (
    <MessagePage
      illustration="search"
      title="가입한 아이디가 없어요"
      actions={
        <>
          <Button size="lg" block asChild>
            <Link to={paths.signup.getHref()}>회원 가입</Link>
          </Button>
          <Button size="lg" block variant="outline" asChild>
            <Link to={paths.login.getHref()}>로그인</Link>
          </Button>
        </>
      }
    >
      본인 인증한 이름과 번호로 가입한 아이디를 찾지 못했어요. 가입할 때 다른 번호를 썼다면 그
      번호로 다시 확인해 주세요.
    </MessagePage>
  );
}
