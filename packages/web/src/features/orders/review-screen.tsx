import { reviewForm, SchemaForm } from "@damadum/forms";
import {
  getGetEstimateReviewQueryKey,
  getGetEstimateReviewQueryOptions,
  useCreateEstimateReview,
  type Review,
} from "@damadum/sdk";
import { Button, Card, Heading, Page, Skeleton, Stack, Text, toast } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink, useParams } from "react-router-dom";
import { formatInstantDay } from "../../shared/config/dayjs.ts";
import { isNotFound } from "../../shared/page/is-not-found.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { paths } from "../../shared/paths.ts";

const context = {};

/** `/my/estimate/:serial/review`: the member's review of a completed move, written once. */
export function ReviewScreen() {
  const { serial = "" } = useParams();
  const review = useQuery(getGetEstimateReviewQueryOptions(serial));
  const write = useWriteReview();
  const isUnwritten = review.isLoadingError && isNotFound(review.error);
  return (
    <Page>
      <Stack gap="6">
        <Heading level={1} variant="title">
          {review.data ? "내가 쓴 후기" : "이사는 어땠나요?"}
        </Heading>
        {review.isPending && <Skeleton width="full" height="24rem" />}
        {review.isLoadingError && !isUnwritten && (
          <LoadError what="후기를" error={review.error} onRetry={() => void review.refetch()} />
        )}
        {isUnwritten && (
          <SchemaForm
            definition={reviewForm}
            context={context}
            onSubmit={async (answers) => {
              await write.mutateAsync({ serial, data: { ...answers, file_ids: [] } });
              toast("후기를 남겼어요. 고마워요.", { tone: "success" });
            }}
          />
        )}
        {review.data && <WrittenReview review={review.data} serial={serial} />}
      </Stack>
    </Page>
  );
}

function WrittenReview({ review, serial }: { review: Review; serial: string }) {
  return (
    <Stack gap="6">
      <Card variant="raised">
        <Stack gap="3">
          <Text variant="lead" fontWeight="semibold">
            별점 {review.rating}점
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {review.content}
          </Text>
          <Text variant="caption" tone="muted">
            {formatInstantDay(review.created_at)}
          </Text>
        </Stack>
      </Card>
      <Button size="lg" block asChild>
        <RouterLink to={paths.myEstimate.getHref(serial)}>주문 보기</RouterLink>
      </Button>
    </Stack>
  );
}

/** Writes the member's review of an order. */
function useWriteReview() {
  return useCreateEstimateReview({
    mutation: {
      onSuccess: (review, { serial }, _result, { client }) => {
        client.setQueryData(getGetEstimateReviewQueryKey(serial), review);
      },
    },
  });
}
