import { canChangeMove } from "@damadum/domain";
import { collectionForm, SchemaForm } from "@damadum/forms";
import { useRequestEstimateCollection, type CollectionRequest, type Estimate } from "@damadum/sdk";
import { Button, Heading, Notice, Page, Skeleton, Stack, Text, toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link as RouterLink, useNavigate, useParams } from "react-router-dom";
import { LoadError } from "../../shared/page/load-error.tsx";
import { boxSchedule } from "../../shared/order/box-schedule.ts";
import { moveOf, moveViewOf } from "../../shared/order/move-facts.ts";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";
import { orderOptions } from "./api/orders.ts";
import { cacheEstimate } from "../../shared/estimate/estimate-query.ts";

/** `/my/estimate/:serial/collection`: requests the collection of the rented boxes after the move. */
export function CollectionScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(orderOptions(serial));
  return (
    <Page>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} variant="title">
            박스를 언제 돌려주시겠어요?
          </Heading>
          <Text tone="muted">비운 박스를 접어 두시면 문 앞에서 가져가요.</Text>
        </Stack>
        {order.isPending && <Skeleton width="full" height="36rem" />}
        {order.isLoadingError && (
          <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
        )}
        {order.data && <Collection order={order.data} />}
      </Stack>
    </Page>
  );
}

function Collection({ order }: { order: Estimate }) {
  const today = useToday();
  const { status: from, draft } = order;
  const change = { from, to: "BOX_COL_REQUEST", actor: "MEMBER" } as const;
  const isDue = canChangeMove({ ...change, useBoxes: draft.use_boxes });
  if (isDue) return <CollectionRequestForm order={order} today={today} />;
  return (
    <Notice title="지금은 신청할 박스 수거가 없어요">
      <Stack gap="3" align="flex-start">
        {moveViewOf(moveOf(order), today).sentence}
        <Button variant="outline" size="sm" asChild>
          <RouterLink to={paths.myEstimate.getHref(order.serial)}>주문 보기</RouterLink>
        </Button>
      </Stack>
    </Notice>
  );
}

function CollectionRequestForm({ order, today }: { order: Estimate; today: string }) {
  const { serial, draft } = order;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const request = useRequestCollection();
  const planned = draft.box_rental?.collection;
  // Prefilled with the date planned in the quote, unless it has passed.
  const initialData = useMemo(
    () => (planned !== undefined && planned.date >= today ? planned : {}),
    [planned, today],
  );
  const context = useMemo(() => ({ today, ...boxSchedule(queryClient) }), [queryClient, today]);

  async function submit(data: CollectionRequest): Promise<void> {
    await request.mutateAsync({ serial, data });
    await navigate(paths.myEstimate.getHref(serial), { replace: true });
    toast("박스 수거를 신청했어요.", { tone: "success" });
  }

  return (
    <SchemaForm
      definition={collectionForm}
      context={context}
      initialData={initialData}
      onSubmit={submit}
    />
  );
}

/** Requests the collection of the rented boxes. */
function useRequestCollection() {
  return useRequestEstimateCollection({
    mutation: {
      onSuccess: (order, _variables, _result, { client }) => cacheEstimate(client, order),
    },
  });
}
