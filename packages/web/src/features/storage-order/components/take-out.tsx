import { canEndAll, isBoxAvailable, type BoxPurpose } from "@damadum/domain";
import {
  storageDeliveryForm,
  storageDisposalForm,
  storageFinishForm,
  boxSchedule,
} from "@damadum/forms";
import {
  getCalculateStorageDeliveryAmountQueryOptions,
  getCalculateStorageFinalAmountQueryOptions,
  useCreateFinalDelivery,
  useCreateFinalDisposal,
  useCreateStorageDelivery,
  type OrderBoxContents,
  type StorageOrder,
} from "@damadum/sdk";
import { EmptyState } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { LaterRequest } from "./later-request.tsx";
import { OrderLink } from "./order-link.tsx";

interface TakeOutProps {
  readonly order: StorageOrder;
  readonly contents: OrderBoxContents;
}

/** Requests the delivery of some boxes while their storage continues. */
export function BringBack(props: TakeOutProps) {
  const { context, initialData } = useRequest(props, "DELIVERY_REQUEST");
  const { mutateAsync: send } = useCreateStorageDelivery();
  if (context.boxes.length === 0) return <NoBoxes serial={props.order.serial} />;
  return (
    <LaterRequest
      serial={props.order.serial}
      definition={storageDeliveryForm}
      context={context}
      initialData={initialData}
      amountOf={(request) => getCalculateStorageDeliveryAmountQueryOptions(request)}
      send={(data, key) => send({ data, headers: { "idempotency-key": key } })}
    />
  );
}

/** Requests the delivery of all or some boxes and ends their storage. */
export function Finish(props: TakeOutProps) {
  const { serial, boxes } = props.order;
  const { context, initialData } = useRequest(props, "FINAL");
  const { mutateAsync: send } = useCreateFinalDelivery();
  if (context.boxes.length === 0) return <NoBoxes serial={props.order.serial} />;
  return (
    <LaterRequest
      serial={props.order.serial}
      definition={storageFinishForm}
      context={context}
      initialData={{ ...initialData, scope: canEndAll(boxes) ? "ALL" : "PART" }}
      amountOf={({ memo: _memo, ...request }) =>
        getCalculateStorageFinalAmountQueryOptions({
          ...request,
          order_serial: serial,
          type: "FINAL_AND_DELIVERY_ORDER",
        })
      }
      send={(data, key) => send({ serial, data, headers: { "idempotency-key": key } })}
    />
  );
}

/** Requests the disposal of all or some boxes and ends their storage. */
export function Dispose(props: TakeOutProps) {
  const { serial } = props.order;
  const { context } = useRequest(props, "FINAL");
  const { mutateAsync: send } = useCreateFinalDisposal();
  if (context.boxes.length === 0) return <NoBoxes serial={props.order.serial} />;
  return (
    <LaterRequest
      serial={props.order.serial}
      definition={storageDisposalForm}
      context={context}
      initialData={{}}
      variant="danger"
      amountOf={({ memo: _memo, disposal_agreed: _agreed, ...request }) =>
        getCalculateStorageFinalAmountQueryOptions({
          ...request,
          order_serial: serial,
          type: "FINAL_AND_DISPOSAL_ORDER",
        })
      }
      send={(data, key) => send({ serial, data, headers: { "idempotency-key": key } })}
    />
  );
}

/** The forms' initial answers and context: the boxes to choose from and the box delivery times. */
function useRequest({ order, contents }: TakeOutProps, purpose: BoxPurpose) {
  const today = useToday();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const boxes = contents.boxes
      .filter(({ status }) => isBoxAvailable(status, purpose))
      .map(({ box_serial: serial, name, contents: things }) => ({
        serial,
        name: name ?? serial,
        description:
          things.length === 0
            ? "적은 내용물이 없어요"
            : things.map((thing) => thing.name).join(", "),
      }));
    return {
      context: { today, boxes, ...boxSchedule(queryClient) },
      // The best guess is where the boxes came from.
      initialData: { ...(order.place && { place: order.place }), extra_help: false },
    };
  }, [contents, order, purpose, queryClient, today]);
}

function NoBoxes({ serial }: { readonly serial: string }) {
  return (
    <EmptyState
      title="지금 고를 수 있는 박스가 없어요"
      description="보관 중인 박스가 생기면 여기서 신청할 수 있어요."
      action={<OrderLink serial={serial} />}
    />
  );
}
