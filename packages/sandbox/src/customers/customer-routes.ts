import type { FastifyInstance } from "fastify";
import type { Notifier } from "../notices/notifier.ts";
import type { Payment } from "../payments/payment.ts";
import type { PaymentLedger } from "../payments/payment-ledger.ts";
import { accepted, ProblemError } from "../rest/envelope.ts";
import { chargeSchema } from "../rest/rest-schemas.ts";
import type { CustomerBook } from "./customer-book.ts";

interface Charge {
  customer_uid: string;
  merchant_uid: string;
  amount: number;
  name: string;
}

/** Registered payment methods for merchants' servers: look up, delete, charge. */
export function customerRoutes(
  app: FastifyInstance,
  {
    customers,
    ledger,
    notifier,
  }: { customers: CustomerBook; ledger: PaymentLedger; notifier: Notifier },
): void {
  const path = "/subscribe/customers/:customer_uid";
  app.get<{ Params: { customer_uid: string } }>(path, ({ params }) =>
    accepted(customers.customer(params.customer_uid)),
  );
  app.delete<{ Params: { customer_uid: string } }>(path, ({ params }) =>
    accepted(customers.delete(params.customer_uid)),
  );
  app.post<{ Body: Charge }>(
    "/subscribe/payments/again",
    { schema: { body: chargeSchema } },
    ({ body }) => {
      const paid = charge(ledger, customers, body);
      if (paid.status === "paid") {
        const { imp_uid, merchant_uid, status } = paid;
        notifier.send({ imp_uid, merchant_uid, status });
      }
      return accepted(paid);
    },
  );
}

/** A declined card is a response, not an error: the attempt is returned with status "failed". */
function charge(ledger: PaymentLedger, customers: CustomerBook, order: Charge): Payment {
  const { customer_uid: customerUid, ...rest } = order;
  const customer = customers.find(customerUid);
  // Here the real provider answers 200 with a code, not 404.
  if (customer === null) throw new ProblemError("등록되지 않은 구매자입니다.");
  const request = { ...rest, pg: `${customer.pg_provider}.${customer.pg_id}` };
  const { imp_uid: impUid } = ledger.open({ ...request, customer_uid: customerUid }, "api");
  return customers.declines(customerUid)
    ? ledger.fail(impUid, "카드 한도를 넘었어요.")
    : ledger.pay(impUid, customer);
}
