import { Button, Notice, Stack } from "@damadum/ui";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";

/** What a social member without a password does to show that it is them: logs in again and comes back here. */
export function LogInAgain() {
  const { pathname } = useLocation();
  return (
    <Stack gap="6">
      <Notice tone="warning" title="다시 로그인해 주세요">
        로그인한 지 10분이 지났어요. 안전을 위해 다시 로그인하면 이 화면으로 돌아와요.
      </Notice>
      <Button size="lg" block asChild>
        <Link to={paths.logout.getHref({ redirect: pathname })}>다시 로그인하기</Link>
      </Button>
    </Stack>
  );
}
