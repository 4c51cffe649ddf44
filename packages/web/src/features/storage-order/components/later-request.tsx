import type { FormService } from "@damadum/forms";
import type { StorageOrder } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { paths } from "../../../shared/paths.ts";
import { OrderLink } from "./order-link.tsx";
import { PricedRequest } from "../../../shared/priced-request/priced-request.tsx";

interface LaterRequestProps<Data extends object, Needs extends FormService> extends Omit<
  ComponentProps<typeof PricedRequest<Data, Needs>>,
  "onSubmit" | "renderRefusalAction"
> {
  readonly serial: string;
  readonly send: (request: Data, idempotencyKey: string) => Promise<StorageOrder>;
}

/** Requests stored boxes question by question, then opens the resulting order or its payment. */
export function LaterRequest<Data extends object, Needs extends FormService>({
  serial,
  send,
  ...request
}: LaterRequestProps<Data, Needs>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <PricedRequest
      {...request}
      // Extending, ending and paying start there, as far as the contract allows them now.
      renderRefusalAction={() => <OrderLink serial={serial} variant="outline" size="sm" />}
      onSubmit={async (data, idempotencyKey) => {
        const order = await send(data, idempotencyKey);
        await refreshStorage(queryClient);
        if (order.status === "QUOTED") {
          await navigate(paths.storageOrderPayment.getHref(order.serial));
          return;
        }
        await navigate(paths.myStorageOrder.getHref(order.serial), { replace: true });
        toast("신청했어요.", { tone: "success" });
      }}
    />
  );
}
