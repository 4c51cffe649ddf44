import { contractChangeTypes, storageOrderEvent, type ContractChangeType } from "@damadum/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { refreshStorage } from "../../shared/order/refresh-storage.ts";
import { PaymentResultPage, UnknownPayment } from "../../shared/payment/payment-result-page.tsx";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { paths } from "../../shared/paths.ts";
import { useLoggedIn } from "../../shared/session/session-context.ts";
import { isOfMonth, isStorageOrder, laterConfirmationOptions } from "./api/pay-storage.ts";
import { LaterTicket } from "./components/later-ticket.tsx";

const my = { to: paths.my.getHref(), label: "마이페이지로 가기" };

/** `/storage-delivery/payment-complete/mobile`: the return page of later storage payments; safe to open again. */
export function LaterPaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  return payment ? (
    <Confirmation
      payment={payment}
      order={search.get("order") ?? payment.serial}
      change={search.get("change")}
    />
  ) : (
    <UnknownPayment where="마이페이지의 주문에서" links={[my]} />
  );
}

interface ConfirmationProps {
  readonly payment: ReturnedPayment;
  /** The order to open next: the paid one, or the one that began the contract. */
  readonly order: string;
  /** The kind of change that was paid. */
  readonly change: string | null;
}

function Confirmation({ payment, order, change }: ConfirmationProps) {
  const { serial } = payment;
  const queryClient = useQueryClient();
  // The browser that the payment returned to may have no session.
  const isLoggedIn = useLoggedIn();
  const viewOrder = {
    to: paths.myStorageOrder.getHref(order),
    label: isLoggedIn ? "주문 보기" : "로그인하고 주문 보기",
  };
  // A change of a contract is paid again from its order.
  const isMonth = isOfMonth(payment);
  const payPage = isMonth
    ? paths.storageAction.getHref(order, "month")
    : paths.storageOrderPayment.getHref(serial);
  const payAgain =
    isMonth || order === serial ? { to: payPage, label: "다시 결제하기" } : viewOrder;
  const isDelivery = serial.startsWith("SD");
  const hasTicket = isLoggedIn && isStorageOrder(serial);
  return (
    <PaymentResultPage
      confirmation={laterConfirmationOptions(payment)}
      paidMessage={(amount) => ({
        illustration: isDelivery ? "truck" : "boxes",
        title: titleOf(payment, change),
        detail: isMonth
          ? `${amount}을 결제했어요. 박스는 그대로 보관해요.`
          : `${amount}을 결제했어요.${hasTicket ? "" : " 다음에 할 일은 주문에서 볼 수 있어요."}`,
      })}
      onSettled={() => void refreshStorage(queryClient)}
      payHref={isLoggedIn ? payAgain.to : null}
      ticket={hasTicket && <LaterTicket serial={serial} />}
      links={{ "pay-again": payAgain, "change-time": viewOrder, "view-order": viewOrder, my }}
    />
  );
}

/** What happened: to the order, or to the contract whose change or month was paid. */
function titleOf(payment: ReturnedPayment, change: string | null): string {
  if (isStorageOrder(payment.serial)) return storageOrderEvent("PAYMENT");
  if (isOfMonth(payment)) return "보관료를 결제했어요";
  return isContractChangeType(change) ? contractChangeTypes[change].event : "결제를 마쳤어요";
}

function isContractChangeType(text: string | null): text is ContractChangeType {
  return text !== null && Object.hasOwn(contractChangeTypes, text);
}
