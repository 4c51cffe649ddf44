import { brand, MAX_DELIVERY_GAP_DAYS } from "@damadum/domain";
import {
  Box,
  Grid,
  Heading,
  GuideIllustration,
  type GuideIllustrationName,
  Section,
  Text,
} from "@damadum/ui";

interface Stage {
  readonly when: string;
  readonly illustration: GuideIllustrationName;
  readonly title: string;
  readonly text: string;
}

const stages: readonly Stage[] = [
  {
    when: "이사 이틀 전",
    illustration: "boxes",
    title: "박스 받기",
    text: `${brand.name} 박스를 집까지 보내 드려요. 가지고 있는 박스를 써도 돼요.`,
  },
  {
    when: "이사 날",
    illustration: "truck",
    title: "짐 싣기",
    text: "고른 시간에 트럭과 작업자가 가요. 사다리차를 골랐다면 함께 가요.",
  },
  {
    when: "이사 날",
    illustration: "home",
    title: "짐 내리기",
    text: "새집으로 짐을 옮겨 드려요. 계약금으로 예약했다면 잔금은 짐을 내린 뒤에 결제해요.",
  },
  {
    when: "이사 사흘 뒤",
    illustration: "empty-box",
    title: "박스 돌려주기",
    text: `빈 박스를 집에서 다시 가져가요. 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일까지 쓸 수 있어요.`,
  },
];

/** How a move goes, from the first box to the last. */
export function DayPlan() {
  return (
    <Section title="이사는 이렇게 진행돼요">
      <Grid
        as="ol"
        gap={{ base: "6", md: "8" }}
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        }}
      >
        {stages.map(({ when, illustration, title, text }) => (
          <Grid
            as="li"
            key={title}
            columnGap="4"
            rowGap="3"
            alignItems="center"
            gridTemplateColumns={{ base: "auto minmax(0, 1fr)", lg: "minmax(0, 1fr)" }}
          >
            <GuideIllustration name={illustration} width={120} />
            <Box minWidth="0">
              <Text variant="micro" tone="brand" fontWeight="semibold">
                {when}
              </Text>
              <Heading level={3} variant="subheading">
                {title}
              </Heading>
              <Text variant="caption" tone="muted">
                {text}
              </Text>
            </Box>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
