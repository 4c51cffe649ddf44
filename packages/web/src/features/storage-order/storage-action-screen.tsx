import {
  useGetOrderBoxContents,
  useGetStorageContract,
  type StorageContract,
  type StorageOrder,
} from "@damadum/sdk";
import { EmptyState, Loaded, Page, Skeleton, Stack } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { isFirstOrder } from "../../shared/order/storage-facts.ts";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { Continuation } from "./components/continuation.tsx";
import { ContractChange } from "./components/contract-change.tsx";
import { MonthPayment } from "./components/month-payment.tsx";
import { OrderLink } from "./components/order-link.tsx";
import { RescheduleStorage } from "./components/reschedule-storage.tsx";
import { BringBack, Dispose, Finish } from "./components/take-out.tsx";
import {
  closedPageReason,
  isStorageActionName,
  storageActions,
  type StorageActionName,
} from "./storage-actions.ts";

const skeleton = <Skeleton width="full" height="28rem" />;

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
        <ScreenTitle title={title}>{about}</ScreenTitle>
        <Loaded query={order} what="주문을" skeleton={skeleton}>
          {(data) => <Action action={action} order={data} />}
        </Loaded>
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
    default:
      return <ContractAction action={action} order={order} />;
  }
}

const takeOuts = { delivery: BringBack, finish: Finish, disposal: Dispose } as const;

function TakeOut({ action, order }: { action: keyof typeof takeOuts; order: StorageOrder }) {
  // Boxes can only be taken out of the storage that a first order began.
  if (!isFirstOrder(order)) return <NoScreen serial={order.serial} />;
  return (
    <OfContract order={order} action={action}>
      {() => <BoxRequest action={action} order={order} />}
    </OfContract>
  );
}

function BoxRequest({ action, order }: { action: keyof typeof takeOuts; order: StorageOrder }) {
  const contents = useGetOrderBoxContents(order.serial);
  const Request = takeOuts[action];
  return (
    <Loaded query={contents} what="박스를" skeleton={skeleton}>
      {(data) => <Request order={order} contents={data} />}
    </Loaded>
  );
}

const changes = { extension: "EXTENSION", upgrade: "UPGRADE", termination: "TERMINATION" } as const;

interface ContractActionProps {
  readonly action: "month" | "continuation" | keyof typeof changes;
  readonly order: StorageOrder;
}

function ContractAction({ action, order }: ContractActionProps) {
  return (
    <OfContract order={order} action={action}>
      {(contract) => {
        if (action === "month") return <MonthPayment contract={contract} />;
        if (action === "continuation") return <Continuation contract={contract} />;
        return <ContractChange kind={changes[action]} contract={contract} />;
      }}
    </OfContract>
  );
}

interface OfContractProps {
  readonly action: Exclude<StorageActionName, "reschedule">;
  readonly order: StorageOrder;
  readonly children: (contract: StorageContract) => ReactNode;
}

/** An action on the order's contract or, while it is closed, why and what to do instead. */
function OfContract({ action, order, children }: OfContractProps) {
  const contract = useGetStorageContract(order.contract_id ?? "", {
    query: { enabled: order.contract_id !== null },
  });
  if (order.contract_id === null) {
    return (
      <EmptyState
        title="아직 시작한 계약이 없어요"
        description="결제하면 보관 계약이 시작돼요."
        action={<OrderLink serial={order.serial} />}
      />
    );
  }
  return (
    <Loaded query={contract} what="계약을" skeleton={skeleton}>
      {(data) => {
        // These two say more about when they open.
        const reason =
          action === "month" || action === "continuation" ? null : closedPageReason(data, action);
        if (reason === null) return children(data);
        return (
          <EmptyState
            title="지금은 신청할 수 없어요"
            description={reason}
            action={<OrderLink serial={order.serial} />}
          />
        );
      }}
    </Loaded>
  );
}
