import { closedReason, RESCHEDULE_NOTE } from "@damadum/domain";
import {
  completeEstimatePayment,
  getCalculateEstimateRescheduleQueryOptions,
  getListEstimatesQueryKey,
  getListScheduleDaysQueryOptions,
  getListScheduleSlotsQueryOptions,
  rescheduleEstimate,
  type Estimate,
} from "@damadum/sdk";
import { Loaded, Page, Skeleton, Stack } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
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
        <ScreenTitle title="날짜와 시간 바꾸기">{RESCHEDULE_NOTE}</ScreenTitle>
        <Loaded query={order} what="주문을" skeleton={<Skeleton width="full" height="36rem" />}>
          {(data) => <RescheduleMove order={data} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function RescheduleMove({ order }: { order: Estimate }) {
  const { serial } = order;
  const queryClient = useQueryClient();
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
      visits={movableVisitsOfMove(order)}
      closed={closedReason(order.actions, "RESCHEDULE_MOVE")}
      deliveredOn={order.draft.box_rental?.delivery.date}
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
