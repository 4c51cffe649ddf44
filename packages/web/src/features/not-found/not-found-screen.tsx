import {
  ActionBar,
  Box,
  Button,
  Heading,
  Illustration,
  ListLink,
  Page,
  Stack,
  Text,
} from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

const links = [
  { label: "이용 안내", to: paths.guide.getHref() },
  { label: "자주 묻는 질문", to: paths.faq.getHref() },
  { label: "고객센터", to: paths.support.getHref() },
] as const;

/** /error/404, where every unknown path leads. */
export function NotFoundScreen() {
  return (
    <Page width="card">
      <Stack gap="8" flexGrow="1">
        <Stack gap="6" align="center" textAlign="center" marginBlock="auto">
          <Illustration name="search" width={240} />
          <Stack gap="2">
            <Heading level={1} variant="title">
              페이지를 찾을 수 없어요
            </Heading>
            <Text tone="muted" textWrap="balance">
              주소가 바뀌었거나 없어진 페이지예요. 찾으시는 것이 여기에 있을지도 몰라요.
            </Text>
          </Stack>
          <Box as="nav" aria-label="다른 페이지" width="full">
            {links.map(({ label, to }) => (
              <ListLink key={to} divided>
                <Link to={to}>{label}</Link>
              </ListLink>
            ))}
          </Box>
        </Stack>
        <ActionBar>
          <Button size="lg" block asChild>
            <Link to={paths.home.getHref()}>견적 보러 가기</Link>
          </Button>
        </ActionBar>
      </Stack>
    </Page>
  );
}
