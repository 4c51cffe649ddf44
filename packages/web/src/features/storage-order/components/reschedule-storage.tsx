import { boxSchedule } from "@damadum/forms";
import { closedReason } from "@damadum/domain";
import {
  getCalculateStorageRescheduleQueryOptions,
  rescheduleStorageOrder,
  type StorageOrder,
} from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { paths } from "../../../shared/paths.ts";
import { movableVisitsOfStorage } from "../../../shared/reschedule/movable-visits.ts";
import { ReschedulePanel } from "../../../shared/reschedule/reschedule-panel.tsx";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { storageOrderPayment } from "../api/pay-storage.ts";

/** Other times for the visits of a paid order. */
export function RescheduleStorage({ order }: { order: StorageOrder }) {
  const { serial } = order;
  const queryClient = useQueryClient();
  const schedule = useMemo(() => boxSchedule(queryClient), [queryClient]);
  const orderHref = paths.myStorageOrder.getHref(serial);
  return (
    <ReschedulePanel
      visits={movableVisitsOfStorage(order)}
      closed={closedReason(
        order.actions,
        order.delivery === null ? "RESCHEDULE_COLLECTION" : "RESCHEDULE_DELIVERY",
      )}
      schedule={schedule}
      amountOf={({ delivery, collection }) =>
        getCalculateStorageRescheduleQueryOptions(serial, {
          ...(delivery && { delivery }),
          ...(collection && { collection }),
        })
      }
      payment={{
        ...storageOrderPayment(serial),
        prepare: async ({ move: _move, ...request }) =>
          (await rescheduleStorageOrder(serial, request)).payment,
      }}
      refresh={() => refreshStorage(queryClient)}
      orderHref={orderHref}
    />
  );
}
