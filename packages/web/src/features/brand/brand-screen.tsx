import { brand, DAMAGE_NOTICE_DAYS } from "@damadum/domain";
import {
  Box,
  Card,
  DetailTable,
  Grid,
  GuideIllustration,
  Heading,
  Page,
  Section,
  Stack,
  Text,
  type GuideIllustrationName,
} from "@damadum/ui";
import { CallToAction } from "../../shared/page/call-to-action.tsx";
import { PageIntro } from "../../shared/page/page-intro.tsx";
import { paths } from "../../shared/paths.ts";

interface Promised {
  readonly illustration: GuideIllustrationName;
  readonly title: string;
  readonly text: string;
}

const promises: readonly Promised[] = [
  {
    illustration: "receipt",
    title: "금액을 숨기지 않아요",
    text: "부가세까지 넣은 총액을 한 줄씩 설명해요. 동의하지 않은 추가 요금은 받지 않아요.",
  },
  {
    illustration: "warehouse",
    title: "짐의 자리를 알 수 있어요",
    text: "박스마다 번호가 있어요. 어디에 무엇을 담았는지 사진과 함께 찾을 수 있어요.",
  },
  {
    illustration: "done",
    title: "끝까지 책임져요",
    text: `상하거나 없어진 짐은 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주시면 정해 둔 기준대로 배상해요.`,
  },
];

const { company } = brand;

const companyFacts = [
  { term: "상호", value: company.name },
  { term: "대표자", value: company.representative },
  { term: "주소", value: company.address },
  { term: "고객센터", value: company.phoneNumber },
];

/** /brand: what we are, and what we promise. */
export function BrandScreen() {
  return (
    <Page width="wide">
      <Stack gap={{ base: "14", md: "20" }}>
        <PageIntro
          illustration="boxes"
          title={
            <>
              담아만 두세요,
              <br />
              저희가 할게요
            </>
          }
          lead="이사하는 날에도, 짐을 맡겨 두는 동안에도 마음이 가볍도록."
        />
        <Box maxWidth="40rem">
          <Stack gap="5">
            <Text variant="lead">
              이사와 보관은 늘 어렵게 느껴져요. 얼마가 나올지, 누가 올지, 내 짐이 어디에 있는지 알기
              어렵기 때문이에요.
            </Text>
            <Text variant="lead">
              {`${brand.name}은 그 물음에 먼저 답하기로 했어요. 고르는 대로 금액을 보여 드리고, 짐이 지나는 모든 단계를 남기고, 문제가 생기면 정해 둔 기준대로 책임져요.`}
            </Text>
          </Stack>
        </Box>
        <Section title="세 가지를 약속해요">
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
            gap="4"
          >
            {promises.map(({ illustration, title, text }) => (
              <Card key={title} variant="raised">
                <Stack gap="4">
                  <GuideIllustration name={illustration} width={120} />
                  <Stack gap="1.5">
                    <Heading level={3} variant="subheading">
                      {title}
                    </Heading>
                    <Text tone="muted">{text}</Text>
                  </Stack>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
        <CallToAction
          title="이사 비용부터 확인해 보세요"
          text="가입하지 않아도 1분이면 알 수 있어요."
          action={{ label: "견적 보기", to: paths.home.getHref() }}
        />
        <Box maxWidth="40rem">
          <DetailTable caption="회사 정보" rows={companyFacts} />
        </Box>
      </Stack>
    </Page>
  );
}
