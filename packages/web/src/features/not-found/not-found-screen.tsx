import { Button } from "@damadum/ui";
import { Link } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";

/** /error/404, where every unknown path leads. */
export function NotFoundScreen() {
  return (
    <MessagePage
      illustration="search"
      title="페이지를 찾을 수 없어요"
      actions={
        <Button size="lg" block asChild>
          <Link to={paths.home.getHref()}>견적 보러 가기</Link>
        </Button>
      }
    >
      주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요.
    </MessagePage>
  );
}
