import { useGetOrderBoxContents, useGetStorageContract, type StorageOrder } from "@damadum/sdk";
import { EmptyState, Page, Skeleton, Stack } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isFirstOrder } from "../../shared/order/storage-facts.ts";
import { Loaded } from "../../shared/page/loaded.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { Continuation } from "./components/continuation.tsx";
import { ContractChange } from "./components/contract-change.tsx";
import { MonthPayment } from "./components/month-payment.tsx";
import { OrderLink } from "./components/order-link.tsx";
import { RescheduleStorage } from "./components/reschedule-storage.tsx";
import { BringBack, Dispose, Finish } from "./components/take-out.tsx";
import { isStorageActionName, storageActions, type StorageActionName } from "./storage-actions.ts";

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
  const isFirst = isFirstOrder(order);
  const contents = useGetOrderBoxContents(order.serial, { query: { enabled: isFirst } });
  const Request = takeOuts[action];
  // Boxes can only be taken out of the storage that a first order began.
  if (!isFirst) return <NoScreen serial={order.serial} />;
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
        if (action === "month") return <MonthPayment contract={data} />;
        if (action === "continuation") return <Continuation contract={data} />;
        return <ContractChange kind={changes[action]} contract={data} />;
      }}
    </Loaded>
  );
}
