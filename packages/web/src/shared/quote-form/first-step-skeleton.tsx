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

interface FirstStepSkeletonProps {
  /** The first step: its texts, and its fields as high as the form draws them, so that the layout does not shift. */
  readonly question: {
    readonly title: string;
    readonly stepNames: readonly string[];
    readonly fieldHeights: readonly string[];
  };
  readonly hint: string;
  /** Shown in place of the price when there is room for a sentence. */
  readonly invitation: string;
}

/** The first step of a quote while the form engine loads, in its final size. */
export function FirstStepSkeleton({ question, hint, invitation }: FirstStepSkeletonProps) {
  // There is nothing to answer yet: an enabled button would swallow the press.
  const next = (
    <Button size="lg" block disabled>
      다음
    </Button>
  );
  return (
    <Split asideLabel="금액" aside={<PriceBreakdown total={null} hint={invitation} lines={[]} />}>
      <Stack gap="6" aria-busy>
        <ProgressSteps steps={question.stepNames} current={0} />
        <Heading level={2} variant="title">
          {question.title}
        </Heading>
        <Stack gap="6">
          {question.fieldHeights.map((height) => (
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
