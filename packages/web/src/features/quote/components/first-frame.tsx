import {
  Box,
  Button,
  Heading,
  PriceBar,
  PriceBreakdown,
  ProgressSteps,
  Skeleton,
  Split,
  Stack,
} from "@damadum/ui";
import { firstQuestion } from "../first-question.ts";
import { priceInvitation } from "../starting-price.ts";

/** Address, detail, floor and carriage as the form draws them, so that nothing moves when it arrives. */
const FIELD_HEIGHTS = ["3.625rem", "3.75rem", "8rem", "15.75rem"];

/** The first question before the form engine has arrived, in its final size. */
export function FirstFrame({ hint }: { hint: string }) {
  // There is nothing to answer yet: an enabled button would swallow the press.
  const next = (
    <Button size="lg" block disabled>
      다음
    </Button>
  );
  return (
    <Split
      asideLabel="금액"
      aside={<PriceBreakdown total={null} hint={priceInvitation(hint)} lines={[]} />}
    >
      <Stack gap="6" aria-busy>
        <ProgressSteps steps={firstQuestion.stepNames} current={0} />
        <Heading level={2} variant="title">
          {firstQuestion.title}
        </Heading>
        <Stack gap="6">
          {FIELD_HEIGHTS.map((height) => (
            <Stack key={height} gap="2">
              <Skeleton width="5rem" height="1.5rem" />
              <Skeleton width="full" height={height} />
            </Stack>
          ))}
        </Stack>
        <Box paddingBlock={{ lg: "4" }}>
          <Box hideBelow="lg">{next}</Box>
        </Box>
        <PriceBar total={null} hint={hint} action={next} />
      </Stack>
    </Split>
  );
}
