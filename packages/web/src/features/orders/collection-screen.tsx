import { closedReason } from "@damadum/domain";
import { collectionForm, SchemaForm, boxSchedule } from "@damadum/forms";
import { useRequestEstimateCollection, type CollectionRequest, type Estimate } from "@damadum/sdk";
import { Loaded, Notice, Page, Skeleton, Stack, toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
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
        <ScreenTitle title="박스를 언제 돌려주시겠어요?">
          비운 박스를 접어 두시면 문 앞에서 가져가요.
        </ScreenTitle>
        <Loaded query={order} what="주문을" skeleton={<Skeleton width="full" height="36rem" />}>
          {(data) => <Collection order={data} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Collection({ order }: { order: Estimate }) {
  const today = useToday();
  const reason = closedReason(order.actions, "REQUEST_COLLECTION");
  if (reason === null) return <CollectionRequestForm order={order} today={today} />;
  return (
    <Notice title="지금은 신청할 박스 수거가 없어요">
      <Stack gap="3" align="flex-start">
        <span>{reason}</span>
        <ButtonLink variant="outline" size="sm" to={paths.myEstimate.getHref(order.serial)}>
          주문 보기
        </ButtonLink>
      </Stack>
    </Notice>
  );
}

function CollectionRequestForm({ order, today }: { order: Estimate; today: string }) {
  const { serial, draft } = order;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: request } = useRequestEstimateCollection({
    mutation: { onSuccess: (changed) => cacheEstimate(queryClient, changed) },
  });
  const planned = draft.box_rental?.collection;
  // Prefilled with the date planned in the quote, unless it has passed.
  const initialData = useMemo(
    () => (planned !== undefined && planned.date >= today ? planned : {}),
    [planned, today],
  );
  const context = useMemo(() => ({ today, ...boxSchedule(queryClient) }), [queryClient, today]);

  async function submit(data: CollectionRequest): Promise<void> {
    await request({ serial, data });
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
