import {
  useGetOrderBoxContents,
  useGetStorageContract,
  type StorageContract,
  type StorageOrder,
} from "@damadum/sdk";
import { EmptyState, Heading, Page, Skeleton, Stack, Text } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { isFirstOrder } from "../../shared/order/storage-facts.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { Continuation } from "./components/continuation.tsx";
import { ContractChange } from "./components/contract-change.tsx";
import { MonthPayment } from "./components/month-payment.tsx";
import { OrderLink } from "./components/order-link.tsx";
import { RescheduleStorage } from "./components/reschedule-storage.tsx";
import { BringBack, Dispose, Finish } from "./components/take-out.tsx";
import { isStorageActionName, storageActions, type StorageActionName } from "./storage-actions.ts";

/** `/my/order/storage/:serial/:action`: an action on stored boxes or their contract. */
export function StorageActionScreen() {
  const { serial = "", action = "" } = useParams();
  const order = useQuery(storageOrderOptions(serial));
  if (!isStorageActionName(action)) {
    return (
      <Page>
        <NoScreen serial={serial} />
      </Page>
    );
  }
  const { title, about } = storageActions[action];
  return (
    <Page width="wide" bottomBar>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} variant="title">
            {title}
          </Heading>
          <Text tone="muted">{about}</Text>
        </Stack>
        {order.isPending && <Skeleton width="full" height="28rem" />}
        {order.isLoadingError && (
          <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
        )}
        {order.data && <Action action={action} order={order.data} />}
      </Stack>
    </Page>
  );
}

function NoScreen({ serial }: { readonly serial: string }) {
  return (
    <EmptyState
      illustration="search"
      title="찾는 화면이 없어요"
      isPageTitle
      action={<OrderLink serial={serial} />}
    />
  );
}

interface ActionProps {
  readonly action: StorageActionName;
  readonly order: StorageOrder;
}

function Action({ action, order }: ActionProps) {
  switch (action) {
    case "delivery":
    case "finish":
    case "disposal":
      return <TakeOut action={action} order={order} />;
    case "reschedule":
      return <RescheduleStorage order={order} />;
    case "month":
      return (
        <WithContract order={order}>
          {(contract) => <MonthPayment contract={contract} />}
        </WithContract>
      );
    case "continuation":
      return (
        <WithContract order={order}>
          {(contract) => <Continuation contract={contract} />}
        </WithContract>
      );
    case "extension":
      return <Change kind="EXTENSION" order={order} />;
    case "upgrade":
      return <Change kind="UPGRADE" order={order} />;
    case "termination":
      return <Change kind="TERMINATION" order={order} />;
  }
}

const takeOuts = { delivery: BringBack, finish: Finish, disposal: Dispose } as const;

function TakeOut({ action, order }: { action: keyof typeof takeOuts; order: StorageOrder }) {
  const isFirst = isFirstOrder(order);
  const contents = useGetOrderBoxContents(order.serial, { query: { enabled: isFirst } });
  const Request = takeOuts[action];
  // Boxes can only be taken out of the storage that a first order began.
  if (!isFirst) return <NoScreen serial={order.serial} />;
  if (contents.data) return <Request order={order} contents={contents.data} />;
  return contents.isLoadingError ? (
    <LoadError what="박스를" error={contents.error} onRetry={() => void contents.refetch()} />
  ) : (
    <Skeleton width="full" height="28rem" />
  );
}

interface ChangeProps {
  readonly kind: Parameters<typeof ContractChange>[0]["kind"];
  readonly order: StorageOrder;
}

function Change({ kind, order }: ChangeProps) {
  return (
    <WithContract order={order}>
      {(contract) => <ContractChange kind={kind} contract={contract} />}
    </WithContract>
  );
}

interface WithContractProps {
  readonly order: StorageOrder;
  readonly children: (contract: StorageContract) => ReactNode;
}

function WithContract({ order, children }: WithContractProps) {
  const contract = useGetStorageContract(order.contract_id ?? "", {
    query: { enabled: order.contract_id !== null },
  });
  if (contract.data) return children(contract.data);
  if (contract.isLoadingError) {
    return (
      <LoadError what="계약을" error={contract.error} onRetry={() => void contract.refetch()} />
    );
  }
  return order.contract_id === null ? (
    <EmptyState
      title="아직 시작한 계약이 없어요"
      description="결제하면 보관 계약이 시작돼요."
      action={<OrderLink serial={order.serial} />}
    />
  ) : (
    <Skeleton width="full" height="28rem" />
  );
}
