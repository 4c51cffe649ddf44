import { Button } from "@damadum/ui";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { reportError } from "../../shared/reporting/report-error.ts";
import { describeError } from "./describe-error.ts";

/** Replaces a page that could not be shown: says what happened and how to continue. */
export function RouteError() {
  const error = useRouteError();
  const { title, detail, retry } = describeError(error);
  // Not in the router's `onError`, which misses failures before the first screen.
  useEffect(() => reportError(error), [error]);
  const { revalidate, state } = useRevalidator();

  function tryAgain(): void {
    // A chunk that failed to load stays failed in the browser until the page reloads.
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
          <ButtonLink
            size="lg"
            block
            variant={retry === null ? "filled" : "outline"}
            to={paths.home.getHref()}
          >
            처음으로
          </ButtonLink>
        </>
      }
    >
      {detail}
    </MessagePage>
  );
}
