import { isApiError, useCreateBillingKey } from "@damadum/sdk";
import { Button, isNotFound } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { refreshBilling } from "./api/billing.ts";

/** `/my/payment/complete/mobile`: registers the payment method from the provider's window; safe to open again. */
export function MyPaymentCompleteScreen() {
  const [search] = useSearchParams();
  const customerUid = search.get("customer_uid");
  const queryClient = useQueryClient();
  const {
    mutate,
    data: billingKey,
    error,
    isPending,
  } = useCreateBillingKey({ mutation: { onSuccess: () => refreshBilling(queryClient) } });
  const register = useEffectEvent(() => {
    if (customerUid !== null) mutate({ data: { customer_uid: customerUid } });
  });
  // Idempotent: the server registers one `customer_uid` once.
  useEffect(() => register(), [customerUid]);

  if (customerUid === null || (error && !isPending && isNotFound(error))) {
    return (
      <MessagePage
        illustration="trouble"
        title="어느 결제 수단인지 알 수 없어요"
        actions={<Back />}
      >
        결제 수단을 다시 등록해 주세요. 등록할 때는 결제되지 않아요.
      </MessagePage>
    );
  }
  if (billingKey) {
    const name = [billingKey.name, billingKey.masked_number].filter(Boolean).join(" ");
    return (
      <MessagePage illustration="done" title="결제 수단을 등록했어요" actions={<Back />}>
        {`${name}. 다음부터 결제창 없이 결제할 수 있어요.`}
      </MessagePage>
    );
  }
  if (error && !isPending) {
    const isUnfinished = isApiError(error) && error.problem.code === "state_conflict";
    return (
      <MessagePage
        illustration="trouble"
        title={isUnfinished ? "결제 수단을 등록하지 않았어요" : "등록을 아직 확인하지 못했어요"}
        isAlert
        actions={
          <>
            {!isUnfinished && (
              <Button
                size="lg"
                block
                onClick={() => mutate({ data: { customer_uid: customerUid } })}
              >
                다시 확인하기
              </Button>
            )}
            <Back isMain={isUnfinished} />
          </>
        }
      >
        {isUnfinished ? "결제창에서 등록을 마치지 않았어요. 다시 시도해 주세요." : error.message}
      </MessagePage>
    );
  }
  return (
    <MessagePage illustration={null} title="결제 수단 확인 중">
      결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
    </MessagePage>
  );
}

function Back({ isMain = true }: { isMain?: boolean }) {
  return (
    <ButtonLink
      size="lg"
      block
      variant={isMain ? "filled" : "outline"}
      to={paths.myPayment.getHref()}
    >
      결제 수단으로 가기
    </ButtonLink>
  );
}
