import { formatKoreanMonth } from "@damadum/domain";
import { type PublicReview, useListReviews } from "@damadum/sdk";
import { Box, Card, Disclosure, Grid, Section, Stack, Text, VisuallyHidden } from "@damadum/ui";

/** Number of reviews shown before the rest is expanded. */
const AT_FIRST = 3;
const HIGHEST = 5;

/** Members' reviews of their moves; renders nothing while there are none or when they fail to load. */
export function Reviews() {
  const { data: reviews = [] } = useListReviews();
  if (reviews.length === 0) return null;
  const rest = reviews.slice(AT_FIRST);
  return (
    <Section title="이사한 분들의 후기">
      <Cards reviews={reviews.slice(0, AT_FIRST)} />
      {rest.length > 0 && (
        <Disclosure summary={`후기 ${rest.length}개 더 보기`}>
          <Cards reviews={rest} />
        </Disclosure>
      )}
    </Section>
  );
}

function Cards({ reviews }: { readonly reviews: readonly PublicReview[] }) {
  return (
    <Grid
      as="ul"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
    >
      {reviews.map((review, index) => (
        <Card key={`${review.name} ${index}`} as="li" variant="flat">
          <Stack gap="2">
            <Stars rating={review.rating} />
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {review.content}
            </Text>
            {review.answer !== null && (
              <Text variant="caption" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {`담아둠: ${review.answer}`}
              </Text>
            )}
            <Text variant="caption" tone="muted">
              {[
                review.name,
                `${review.start_region} → ${review.destination_region}`,
                review.truck,
                formatKoreanMonth(review.move_month),
              ].join(" · ")}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <Box color="warning.fg">
      <VisuallyHidden>{`별점 ${rating}점`}</VisuallyHidden>
      <span aria-hidden>{`${"★".repeat(rating)}${"☆".repeat(HIGHEST - rating)}`}</span>
    </Box>
  );
}
