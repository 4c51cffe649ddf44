import { brand } from "@damadum/domain";
import { Box, Button, Disclosure, Grid, Icon, ListLink, Sheet, Stack, Text } from "@damadum/ui";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { KakaoChatLink } from "../shared/help/kakao-chat-link.tsx";
import { paths } from "../shared/paths.ts";
import { helpFor } from "./help-topics.ts";

interface HelpSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Questions about the open page, the chat and the phone. */
export function HelpSheet({ open, onOpenChange }: HelpSheetProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="무엇을 도와드릴까요?">
      <Stack gap="5">
        <Box>
          {helpFor(pathname, search.get("step")).map(({ question, answer }) => (
            <Disclosure key={question} emphasis summary={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
        </Box>
        <Stack gap="2">
          <Grid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
            <KakaoChatLink>
              <Icon name="chat" size={20} />
              카카오톡
            </KakaoChatLink>
            <Button variant="outline" asChild>
              <a href={`tel:${brand.company.phoneNumber}`}>
                <Icon name="phone" size={20} />
                전화
              </a>
            </Button>
          </Grid>
          <Text variant="caption">{brand.company.supportHours}</Text>
          <ListLink>
            <Link to={paths.faq.getHref()} onClick={() => onOpenChange(false)}>
              자주 묻는 질문 모두 보기
            </Link>
          </ListLink>
        </Stack>
      </Stack>
    </Sheet>
  );
}
