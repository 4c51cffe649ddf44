import { Button } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { MessagePage } from "../../../shared/page/message-page.tsx";
import { paths } from "../../../shared/paths.ts";

interface UnknownPaymentProps {
  readonly serial: string | null;
  /** The provider turned the payment down before it began. Its words in the address could be anybody's and are not shown. */
  readonly isTurnedDown: boolean;
}

/** A return address without the numbers that a payment could be looked up by. */
export function UnknownPayment({ serial, isTurnedDown }: UnknownPaymentProps) {
  return (
    <MessagePage
      illustration="trouble"
      title={isTurnedDown ? "결제를 시작하지 못했어요" : "어느 결제인지 알 수 없어요"}
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
