import { socialLogins } from "@damadum/domain";
import type { FoundUsername } from "@damadum/sdk";
import { ActionBar, Box, Button, Card, ListRow, Stack } from "@damadum/ui";
import { Link } from "react-router-dom";
import { formatInstantDay } from "../../../shared/config/dayjs.ts";
import { paths } from "../../../shared/paths.ts";

/** Every account of one person with its signup method and day, and links to log in. */
export function UsernameList({ usernames }: { readonly usernames: readonly FoundUsername[] }) {
  return (
    <Stack gap="8">
      <Card>
        <Stack as="ul" listStyleType="none" gap="0">
          {usernames.map((found, index) => (
            <Box as="li" key={`${found.username} ${found.created_at}`}>
              <ListRow
                divided={index > 0}
                title={found.username}
                description={`${signupMethodOf(found)} 가입 · ${formatInstantDay(found.created_at)}`}
              />
            </Box>
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <Button size="lg" block asChild>
          <Link to={paths.login.getHref()}>로그인</Link>
        </Button>
        <Button size="lg" block variant="outline" asChild>
          <Link to={paths.resetPassword.getHref()}>비밀번호 재설정</Link>
        </Button>
      </ActionBar>
    </Stack>
  );
}

function signupMethodOf({ type }: FoundUsername): string {
  return type === "ID" ? "아이디로" : `${socialLogins[type].label}로`;
}
