import {
  completeEstimatePayment,
  getCalculateEstimateRescheduleQueryOptions,
  getListEstimatesQueryKey,
  getListScheduleDaysQueryOptions,
  getListScheduleSlotsQueryOptions,
  rescheduleEstimate,
  type Estimate,
} from "@damadum/sdk";
import { Heading, Page, Skeleton, Stack, Text } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { LoadError } from "../../shared/page/load-error.tsx";
import { paths } from "../../shared/paths.ts";
import { movableVisitsOfMove } from "../../shared/reschedule/movable-visits.ts";
import { ReschedulePanel } from "../../shared/reschedule/reschedule-panel.tsx";
import { orderOptions } from "./api/orders.ts";

/** `/my/estimate/:serial/reschedule`: other times for a paid move and the visits of its boxes. */
export function RescheduleScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(orderOptions(serial));
  return (
    <Page width="wide" bottomBar>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} variant="title">
            날짜와 시간 바꾸기
          </Heading>
          <Text tone="muted">바꾸기 전에 수수료와 차액을 먼저 보여 드려요.</Text>
        </Stack>
        {order.isPending && <Skeleton width="full" height="36rem" />}
        {order.isLoadingError && (
          <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
        )}
        {order.data && <RescheduleMove order={order.data} />}
      </Stack>
    </Page>
  );
}

function RescheduleMove({ order }: { order: Estimate }) {
  const { serial } = order;
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => new Date());
  const schedule = useMemo(
    () => ({
      loadScheduleDays: (from: string, to: string) =>
        queryClient.fetchQuery(getListScheduleDaysQueryOptions({ from, to })),
      loadScheduleSlots: (date: string) =>
        queryClient.fetchQuery(getListScheduleSlotsQueryOptions(date)),
    }),
    [queryClient],
  );
  const orderHref = paths.myEstimate.getHref(serial);
  return (
    <ReschedulePanel
      visits={movableVisitsOfMove(order, openedAt)}
      schedule={schedule}
      amountOf={(times) => getCalculateEstimateRescheduleQueryOptions(serial, times)}
      payment={{
        prepare: async (request) => (await rescheduleEstimate(serial, request)).payment,
        complete: (completion) => completeEstimatePayment(serial, completion),
        resultHref: (completion) => paths.estimatePaymentComplete.getHref(serial, completion),
      }}
      refresh={() => queryClient.invalidateQueries({ queryKey: getListEstimatesQueryKey() })}
      orderHref={orderHref}
    />
  );
}
