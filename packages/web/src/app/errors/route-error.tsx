import { Button } from "@damadum/ui";
import { useEffect } from "react";
import { Link, useRevalidator, useRouteError } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { reportError } from "../../shared/reporting/report-error.ts";
import { describeError } from "./describe-error.ts";

/** In place of a page that could not be shown: what happened and how to continue. */
export function RouteError() {
  const error = useRouteError();
  const { title, detail, retry } = describeError(error);
  // Here and not by the router's `onError`, which does not hear of what fails before the first screen.
  useEffect(() => reportError(error), [error]);
  const { revalidate, state } = useRevalidator();

  function tryAgain(): void {
    // A part that failed to load stays failed for the browser until the page is loaded again.
    if (retry === "reload") window.location.reload();
    else void revalidate();
  }

  return (
    <MessagePage
      illustration="trouble"
      title={title}
      isAlert
      actions={
        <>
          {retry !== null && (
            <Button size="lg" block loading={state === "loading"} onClick={tryAgain}>
              다시 시도하기
            </Button>
          )}
          <Button size="lg" block variant={retry === null ? "filled" : "outline"} asChild>
            <Link to={paths.home.getHref()}>처음으로</Link>
          </Button>
        </>
      }
    >
      {detail}
    </MessagePage>
  );
}
