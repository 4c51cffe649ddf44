import { brand, cancelFeeRules, currentPriceList } from "@damadum/domain";
import {
  Card,
  Grid,
  Heading,
  Illustration,
  Section,
  Stack,
  Text,
  type IllustrationName,
} from "@damadum/ui";

interface Part {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
}

const partsOn = (today: string): readonly Part[] => [
  {
    illustration: "home",
    title: "고르는 대로 금액이 바로 나와요",
    text: "주소와 짐을 고르면 항목마다 얼마인지 설명해 드려요. 부가세까지 넣은 금액이고, 동의 없이 추가 요금을 받지 않아요.",
  },
  {
    illustration: "done",
    title: `계약금 ${currentPriceList(today).depositRate}%로 예약해요`,
    text: `잔금은 짐을 내린 뒤에 결제해요. ${cancelFeeRules[0].sentence}`,
  },
  {
    illustration: "boxes",
    title: "박스도 보내 드리고 다시 가져가요",
    text: `이사 전에 ${brand.name} 박스를 보내 드려요. 짐을 풀고 나면 빈 박스를 다시 가져가요.`,
  },
];

/** How a move goes, below the first question. */
export function HowItWorks({ today }: { readonly today: string }) {
  return (
    <Section title="이렇게 진행돼요">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }} gap="4">
        {partsOn(today).map(({ illustration, title, text }) => (
          <Card key={title} variant="raised">
            <Stack gap="3">
              <Illustration name={illustration} width={120} />
              <Heading level={3} variant="subheading">
                {title}
              </Heading>
              <Text variant="caption" tone="muted">
                {text}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
