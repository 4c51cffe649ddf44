import {
  Box,
  Card,
  Grid,
  Heading,
  Icon,
  GuideIllustration,
  ListLink,
  Page,
  Section,
  Stack,
  Text,
  type GuideIllustrationName,
} from "@damadum/ui";
import { Link } from "react-router-dom";
import { PageIntro } from "../../shared/page/page-intro.tsx";
import { paths } from "../../shared/paths.ts";
import { moveGuideSteps, storageGuideSteps } from "./guide-text.ts";

interface Guide {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly illustration: GuideIllustrationName;
  readonly steps: readonly string[];
}

const guides: readonly Guide[] = [
  {
    to: paths.guideEstimate.getHref(),
    title: "이사 안내",
    text: "오늘 집에서 새집까지",
    illustration: "truck",
    steps: moveGuideSteps.map(({ title }) => title),
  },
  {
    to: paths.guideStorage.getHref(),
    title: "보관 안내",
    text: "집이 좁아질 때, 잠시 비울 때",
    illustration: "warehouse",
    steps: storageGuideSteps.map(({ title }) => title),
  },
];

const questions = [
  { label: "자주 묻는 질문", to: paths.faq.getHref() },
  { label: "고객센터", to: paths.support.getHref() },
  { label: "손해배상규정", to: paths.terms.getHref("damage") },
] as const;

/** /guide: the two services, and where each is explained. */
export function GuideScreen() {
  return (
    <Page width="wide">
      <Stack gap={{ base: "12", md: "16" }}>
        <PageIntro
          illustration="boxes"
          title="이용 안내"
          lead="이사할 때도, 맡겨 둘 때도 순서는 간단해요."
        />
        <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="4">
          {guides.map((guide) => (
            <GuideCard key={guide.to} guide={guide} />
          ))}
        </Grid>
        <Section title="더 궁금한 것이 있다면">
          <div>
            {questions.map(({ label, to }) => (
              <ListLink key={to} divided>
                <Link to={to}>{label}</Link>
              </ListLink>
            ))}
          </div>
        </Section>
      </Stack>
    </Page>
  );
}

function GuideCard({ guide: { to, title, text, illustration, steps } }: { readonly guide: Guide }) {
  return (
    <Card asChild variant="raised" padding="lg">
      <Link to={to}>
        <Stack gap="5">
          <GuideIllustration name={illustration} width={160} />
          <Stack gap="1">
            <Heading level={2}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          <Text variant="caption" tone="muted">
            {steps.join(" → ")}
          </Text>
          <Box display="flex" alignItems="center" gap="1" color="brand.fg" fontWeight="semibold">
            자세히 보기
            <Icon name="arrow-right" size={20} />
          </Box>
        </Stack>
      </Link>
    </Card>
  );
}
