import { PROMISED_MINUTES } from "@damadum/domain";
import { ActionBar, Notice, Stack } from "@damadum/ui";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../page/button-link.tsx";
import { paths } from "../paths.ts";

interface LogInAgainProps {
  /** Where the login returns to when it is not this page, and its name with the particle 으로 or 로. */
  readonly backTo?: { readonly path: string; readonly label: string };
}

/** Asks a social member, who has no password to confirm, to log in again. */
export function LogInAgain({ backTo }: LogInAgainProps) {
  const { pathname } = useLocation();
  return (
    <Stack gap="6">
      <Notice tone="warning" title="다시 로그인해 주세요">
        {`로그인한 지 ${PROMISED_MINUTES.ownership}분이 지났어요. 안전을 위해 다시 로그인하면 ${backTo?.label ?? "이 화면으로"} 돌아와요.`}
      </Notice>
      <ActionBar>
        <ButtonLink
          size="lg"
          block
          to={paths.logout.getHref({ redirect: backTo?.path ?? pathname })}
        >
          다시 로그인하기
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
}
