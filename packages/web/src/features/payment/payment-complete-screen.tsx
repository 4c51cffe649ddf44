import { Button } from "@damadum/ui";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { Confirmation } from "./components/confirmation.tsx";
import { readReturn } from "../../shared/payment/read-return.ts";

/** `/estimate/payment/complete/mobile`: where every payment returns to, also repeatedly. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  return <UnknownPayment serial={search.get("serial")} isRefused={search.has("error_msg")} />;
}

interface UnknownPaymentProps {
  readonly serial: string | null;
  /** The provider refused the payment before it started. Its message in the address could be forged and is not shown. */
  readonly isRefused: boolean;
}

/** A return address without the numbers that identify a payment. */
function UnknownPayment({ serial, isRefused }: UnknownPaymentProps) {
  return (
    <MessagePage
      illustration="trouble"
      title={isRefused ? "결제를 시작하지 못했어요" : "어느 결제인지 알 수 없어요"}
      actions={
        <>
          <Button size="lg" block asChild>
            <RouterLink to={paths.my.getHref()}>마이페이지로 가기</RouterLink>
          </Button>
          {serial && (
            <Button variant="outline" size="lg" block asChild>
              <RouterLink to={paths.estimatePayment.getHref(serial)}>견적서로 돌아가기</RouterLink>
            </Button>
          )}
        </>
      }
    >
      결제했다면 마이페이지의 주문에서 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.
    </MessagePage>
  );
}
