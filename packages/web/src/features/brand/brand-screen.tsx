import { brand } from "@damadum/domain";
import {
  Box,
  Card,
  DetailTable,
  Grid,
  Heading,
  GuideIllustration,
  Page,
  Section,
  Stack,
  Text,
} from "@damadum/ui";
import { PageIntro } from "../../shared/page/page-intro.tsx";
import { CallToAction } from "../../shared/page/call-to-action.tsx";
import { paths } from "../../shared/paths.ts";
import { companyFacts, promises } from "./brand-text.ts";

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
              {brand.name}은 그 물음에 먼저 답하기로 했어요. 고르는 대로 금액을 보여 드리고, 짐이
              지나는 모든 단계를 남기고, 문제가 생기면 정해 둔 기준대로 책임져요.
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
