import { ActionBar, Box, Card, ListLink, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import type { WithdrawalHold } from "../use-withdrawal-holds.ts";

/** What must end before the withdrawal, each a link to its page. */
export function WithdrawalHolds({ holds }: { readonly holds: readonly WithdrawalHold[] }) {
  return (
    <Stack gap="6">
      <Text>아래 주문과 보관이 모두 끝나면 탈퇴할 수 있어요. 하나씩 열어 마무리해 주세요.</Text>
      <Card variant="flat">
        <Stack as="ul" listStyleType="none" gap="0">
          {holds.map(({ title, state, href }) => (
            <Box as="li" key={href}>
              <ListLink divided description={state}>
                <RouterLink to={href}>{title}</RouterLink>
              </ListLink>
            </Box>
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <ButtonLink variant="outline" size="lg" block to={paths.profile.getHref()}>
          내 정보로 가기
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
}
