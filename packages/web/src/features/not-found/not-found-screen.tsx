import { Box, ListLink } from "@damadum/ui";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";

const links = [
  { label: "이용 안내", to: paths.guide.getHref() },
  { label: "자주 묻는 질문", to: paths.faq.getHref() },
  { label: "고객센터", to: paths.support.getHref() },
] as const;

/** /error/404, where every unknown path leads. */
export function NotFoundScreen() {
  return (
    <MessagePage
      illustration="search"
      title="페이지를 찾을 수 없어요"
      more={
        <Box as="nav" aria-label="다른 페이지" width="full">
          {links.map(({ label, to }) => (
            <ListLink key={to} divided>
              <Link to={to}>{label}</Link>
            </ListLink>
          ))}
        </Box>
      }
      actions={
        <ButtonLink size="lg" block to={paths.home.getHref()}>
          견적 보러 가기
        </ButtonLink>
      }
    >
      주소가 바뀌었거나 없어진 페이지예요. 찾으시는 것이 여기에 있을지도 몰라요.
    </MessagePage>
  );
}
