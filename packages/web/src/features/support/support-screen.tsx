import { brand, DAMAGE_NOTICE_DAYS } from "@damadum/domain";
import {
  Box,
  Button,
  Card,
  DetailTable,
  Grid,
  Heading,
  Icon,
  ListLink,
  Page,
  Section,
  Stack,
  Text,
  type IconName,
} from "@damadum/ui";
import { Link } from "react-router-dom";
import { KakaoChatLink } from "../../shared/help/kakao-chat-link.tsx";
import { PageIntro } from "../../shared/page/page-intro.tsx";
import { paths } from "../../shared/paths.ts";
import { questions } from "./questions.ts";

const { company } = brand;

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Null for the Kakao channel, which has its own link component. */
  readonly href: string | null;
}

const ways: readonly Way[] = [
  {
    icon: "phone",
    title: "전화",
    text: "급한 일은 전화가 가장 빨라요.",
    action: company.phoneNumber,
    href: `tel:${company.phoneNumber}`,
  },
  {
    icon: "chat",
    title: "카카오톡",
    text: "사진을 보내며 물어보기 좋아요.",
    action: "채팅으로 물어보기",
    href: null,
  },
  {
    icon: "mail",
    title: "이메일",
    text: "서류를 보내실 때 써 주세요.",
    action: company.email,
    href: `mailto:${company.email}`,
  },
];

/** What to have ready for a quick answer, by topic. */
const preparations = [
  { term: "예약한 이사", value: "주문 번호, 바꾸고 싶은 날짜나 짐" },
  { term: "결제와 환불", value: "주문 번호, 결제한 날과 수단" },
  { term: "보관 중인 박스", value: "박스 번호나 계약한 분의 전화번호" },
  {
    term: "파손과 분실",
    value: `주문 번호, 상한 곳과 포장의 사진 (받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안)`,
  },
];

const asked = ["cancel-fee", "refund-when", "extra-charge", "damage"];

/** /support/main: contacts, support hours and what to have ready. */
export function SupportScreen() {
  return (
    <Page width="wide">
      <Stack gap={{ base: "12", md: "16" }}>
        <PageIntro
          illustration="support"
          title="무엇을 도와드릴까요?"
          lead={company.supportHours}
        />
        <Section title="연락하기" titleHidden>
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
            gap="4"
          >
            {ways.map((way) => (
              <WayCard key={way.title} way={way} />
            ))}
          </Grid>
        </Section>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
          columnGap="16"
          rowGap="12"
          alignItems="start"
        >
          <Section title="많이 물어보세요">
            <div>
              {questions
                .filter(({ id }) => asked.includes(id))
                .map(({ id, question }) => (
                  <ListLink key={id} divided>
                    <Link to={paths.faq.getHref(id)}>{question}</Link>
                  </ListLink>
                ))}
              <ListLink divided>
                <Link to={paths.certificateCheck.getHref()}>폐기 확인서 진위 확인하기</Link>
              </ListLink>
              <ListLink divided>
                <Link to={paths.faq.getHref()}>자주 묻는 질문 모두 보기</Link>
              </ListLink>
            </div>
          </Section>
          <Section
            title="미리 준비하면 빨라요"
            description="없어도 괜찮아요. 가입한 전화번호로 찾아 드려요."
          >
            <DetailTable caption="준비할 것" captionHidden rows={preparations} />
          </Section>
        </Grid>
      </Stack>
    </Page>
  );
}

function WayCard({ way: { icon, title, text, action, href } }: { readonly way: Way }) {
  return (
    <Card variant="raised">
      <Stack gap="4">
        <Box color="brand.fg">
          <Icon name={icon} size={24} />
        </Box>
        <Stack gap="0.5">
          <Heading level={3} variant="subheading">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {href === null ? (
          <KakaoChatLink>{action}</KakaoChatLink>
        ) : (
          <Button variant="outline" block asChild>
            <a href={href}>
              <Box overflowWrap="anywhere">{action}</Box>
            </a>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
