import { closedReason } from "@damadum/domain";
import { cashReceiptForm, SchemaForm } from "@damadum/forms";
import { useNameEstimateCashReceipt, type CashReceiptRequest, type Estimate } from "@damadum/sdk";
import { Loaded, Notice, Page, Skeleton, Stack, toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { paths } from "../../shared/paths.ts";
import { cacheEstimate } from "../../shared/estimate/estimate-query.ts";
import { orderOptions } from "./api/orders.ts";

/** `/my/estimate/:serial/cash-receipt`: under which number the cash receipts of a move are issued. */
export function CashReceiptScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(orderOptions(serial));
  return (
    <Page>
      <Stack gap="6">
        <ScreenTitle title="현금영수증을 어떻게 받으시겠어요?">
          현금이나 계좌 이체로 낸 금액을 이 번호로 발급해요. 이미 발급했으면 이 번호로 바꿔요.
        </ScreenTitle>
        <Loaded query={order} what="주문을" skeleton={<Skeleton width="full" height="20rem" />}>
          {(data) => <CashReceipt order={data} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function CashReceipt({ order }: { order: Estimate }) {
  const { serial } = order;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: name } = useNameEstimateCashReceipt({
    mutation: { onSuccess: (changed) => cacheEstimate(queryClient, changed) },
  });
  const reason = closedReason(order.actions, "NAME_CASH_RECEIPT");
  if (reason !== null) {
    return (
      <Notice title="지금은 현금영수증 번호를 적을 수 없어요">
        <Stack gap="3" align="flex-start">
          <span>{reason}</span>
          <ButtonLink variant="outline" size="sm" to={paths.myEstimate.getHref(serial)}>
            주문 보기
          </ButtonLink>
        </Stack>
      </Notice>
    );
  }

  async function submit(data: CashReceiptRequest): Promise<void> {
    await name({ serial, data });
    await navigate(paths.myEstimate.getHref(serial), { replace: true });
    toast("현금영수증 번호를 적었어요.", { tone: "success" });
  }

  return <SchemaForm definition={cashReceiptForm} context={{}} onSubmit={submit} />;
}
