import { reviewForm, SchemaForm } from "@damadum/forms";
import {
  getGetEstimateReviewQueryKey,
  getGetEstimateReviewQueryOptions,
  getListEstimatesQueryKey,
  useCreateEstimateReview,
  type Review,
} from "@damadum/sdk";
import { Card, Heading, Loaded, Page, Skeleton, Stack, Text, toast } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { paths } from "../../shared/paths.ts";

const context = {};

/** `/my/estimate/:serial/review`: the member's review of a completed move, written once. */
export function ReviewScreen() {
  const { serial = "" } = useParams();
  const review = useQuery(getGetEstimateReviewQueryOptions(serial));
  const { mutateAsync: write } = useCreateEstimateReview({
    mutation: {
      onSuccess: async (written, _variables, _result, { client }) => {
        client.setQueryData(getGetEstimateReviewQueryKey(serial), written);
        // The order and its lists state the review.
        await client.invalidateQueries({ queryKey: getListEstimatesQueryKey() });
      },
    },
  });
  return (
    <Page>
      <Stack gap="6">
        <Heading level={1} variant="title">
          {review.data ? "내가 쓴 후기" : "이사는 어땠나요?"}
        </Heading>
        <Loaded
          query={review}
          what="후기를"
          skeleton={<Skeleton width="full" height="24rem" />}
          missing={
            <SchemaForm
              definition={reviewForm}
              context={context}
              onSubmit={async (answers) => {
                await write({ serial, data: { ...answers, file_ids: [] } });
                toast("후기를 남겼어요. 고마워요.", { tone: "success" });
              }}
            />
          }
        >
          {(data) => <WrittenReview review={data} serial={serial} />}
        </Loaded>
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
            {`별점 ${review.rating}점`}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {review.content}
          </Text>
          {review.answer !== null && (
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">{`담아둠: ${review.answer}`}</Text>
          )}
          <Text variant="caption" tone="muted">
            {formatInstantDay(review.created_at)}
          </Text>
        </Stack>
      </Card>
      <ButtonLink size="lg" block to={paths.myEstimate.getHref(serial)}>
        주문 보기
      </ButtonLink>
    </Stack>
  );
}
