import type { ProhibitedGoods } from "@damadum/domain";
import {
  Box,
  DetailTable,
  Grid,
  Icon,
  Link as StyledLink,
  Page,
  Section,
  Stack,
  Text,
  type DetailTableProps,
  type GuideIllustrationName,
} from "@damadum/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { IllustratedSteps, type IllustratedStep } from "./illustrated-steps.tsx";
import { PageIntro } from "../../../shared/page/page-intro.tsx";

interface GuidePageProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly illustration: GuideIllustrationName;
  readonly steps: readonly IllustratedStep[];
  readonly prices: DetailTableProps["rows"];
  readonly priceNote: string;
  readonly cancelRules: readonly string[];
  readonly prohibited: readonly ProhibitedGoods[];
  readonly terms: { readonly label: string; readonly to: string };
  readonly callToAction: ReactNode;
}

/** A guide: steps, prices, cancellation fees and goods that are not accepted. */
export function GuidePage({
  title,
  lead,
  illustration,
  steps,
  prices,
  priceNote,
  cancelRules,
  prohibited,
  terms,
  callToAction,
}: GuidePageProps) {
  return (
    <Page width="wide">
      <Stack gap={{ base: "14", md: "20" }}>
        <PageIntro title={title} lead={lead} illustration={illustration} />
        <Section title="이렇게 진행돼요">
          <IllustratedSteps steps={steps} />
        </Section>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
          columnGap="16"
          rowGap="14"
          alignItems="start"
        >
          <Section title="금액에 들어 있는 것" description={priceNote}>
            <DetailTable caption="금액" captionHidden align="end" rows={prices} />
          </Section>
          <Stack gap="14">
            <Section title="취소할 수 있나요?">
              <Stack as="ul" gap="3">
                {cancelRules.map((rule) => (
                  <Box as="li" key={rule} display="flex" gap="2.5">
                    <Box color="brand.fg" flexShrink={0} paddingBlockStart="0.5">
                      <Icon name="check" size={20} />
                    </Box>
                    <Text as="span">{rule}</Text>
                  </Box>
                ))}
              </Stack>
              <StyledLink variant="standalone" asChild>
                <Link to={terms.to}>{terms.label}</Link>
              </StyledLink>
            </Section>
            <Section title="받지 않는 물건">
              <ProhibitedList goods={prohibited} />
            </Section>
          </Stack>
        </Grid>
        {callToAction}
      </Stack>
    </Page>
  );
}

/** Goods that are not accepted, by kind, with examples and the reason. */
function ProhibitedList({ goods }: { readonly goods: readonly ProhibitedGoods[] }) {
  return (
    <Stack as="dl" gap="4">
      {goods.map(({ kind, examples, reason }) => (
        <div key={kind}>
          <Text as="dt" variant="label">
            {kind}
          </Text>
          <Text as="dd">{examples.join(", ")}</Text>
          <Text as="dd" variant="caption" tone="muted">
            {reason}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
