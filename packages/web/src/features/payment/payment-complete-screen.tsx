import { useSearchParams } from "react-router-dom";
import { Confirmation } from "./components/confirmation.tsx";
import { UnknownPayment } from "./components/unknown-payment.tsx";
import { readReturn } from "../../shared/payment/read-return.ts";

/** `/estimate/payment/complete/mobile`: where every payment comes back to, and can come back to again. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  return <UnknownPayment serial={search.get("serial")} isTurnedDown={search.has("error_msg")} />;
}
