import { cancelFeeRules } from "@damadum/domain";
import {
  Card,
  Grid,
  Heading,
  GuideIllustration,
  type GuideIllustrationName,
  Link,
  Section,
  Stack,
  Text,
} from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

interface Promise {
  readonly illustration: GuideIllustrationName;
  readonly title: string;
  readonly text: string;
  /** The page with the full terms. */
  readonly more?: { readonly label: string; readonly href: string };
}

const promisesAt = (depositRate: number): readonly Promise[] => [
  {
    illustration: "trouble",
    title: "짐이 상하거나 없어지면 배상해요",
    text: "공정거래위원회의 이사화물 표준약관과 소비자분쟁해결기준을 따라요. 언제까지 알려야 하고 얼마를 배상하는지 미리 볼 수 있어요.",
    more: { label: "손해배상규정 보기", href: paths.terms.getHref("damage") },
  },
  {
    illustration: "done",
    title: "동의 없이 추가 요금을 받지 않아요",
    text: "항목마다 얼마인지 설명한 총액이고, 부가세도 들어 있어요. 짐이 늘면 사진과 금액을 먼저 보내 드리고, 동의하신 뒤에만 받아요.",
  },
  {
    illustration: "home",
    title: `계약금 ${depositRate}%로 예약해요`,
    text: `잔금은 짐을 내린 뒤에 결제해요. ${cancelFeeRules[0].sentence}`,
  },
];

/** Our promises for moves that go wrong, cost more or are cancelled. */
export function Promises({ depositRate }: { readonly depositRate: number }) {
  return (
    <Section title="미리 약속해요">
      <Grid
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
      >
        {promisesAt(depositRate).map(({ illustration, title, text, more }) => (
          <Card key={title} variant="raised">
            <Stack gap="3" align="flex-start">
              <GuideIllustration name={illustration} width={96} />
              <Heading level={3} variant="subheading">
                {title}
              </Heading>
              <Text variant="caption" tone="muted">
                {text}
              </Text>
              {more !== undefined && (
                <Link asChild variant="standalone">
                  <RouterLink to={more.href}>{more.label}</RouterLink>
                </Link>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
