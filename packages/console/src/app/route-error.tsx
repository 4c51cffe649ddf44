import { Button, EmptyState, Page } from "@damadum/ui";
import { isRouteErrorResponse, Link, useRouteError } from "react-router-dom";
import { paths } from "../shared/paths.ts";

/** In place of a page that does not exist or could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page width="card">
      <EmptyState
        isPageTitle
        illustration={isUnknown ? "empty-box" : "trouble"}
        title={isUnknown ? "없는 화면이에요" : "화면을 열지 못했어요"}
        description={
          isUnknown
            ? "주소를 확인하거나 할 일에서 다시 시작해 주세요."
            : "새 버전이 나왔을 수 있어요. 화면을 다시 불러와 주세요."
        }
        action={
          isUnknown ? (
            <Button asChild>
              <Link to={paths.todo.getHref()}>할 일로 가기</Link>
            </Button>
          ) : (
            <Button onClick={() => window.location.reload()}>다시 불러오기</Button>
          )
        }
      />
    </Page>
  );
}
