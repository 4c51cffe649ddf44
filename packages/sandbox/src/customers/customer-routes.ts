import type { FastifyInstance } from "fastify";
import type { SandboxParts } from "../parts.ts";
import type { Payment, PaymentRequest } from "../records/payment.ts";
import { accepted, ProblemError } from "../envelope/envelope.ts";
import { chargeSchema } from "../envelope/rest-schemas.ts";

type Charge = Required<Pick<PaymentRequest, "customer_uid" | "merchant_uid" | "amount" | "name">>;

/** Registered payment methods for merchants' servers: look up, delete, charge. */
export function customerRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { customers, notifier } = parts;
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
      const paid = charge(parts, body);
      if (paid.status === "paid") notifier.send(paid);
      return accepted(paid);
    },
  );
}

/** A declined card is a response, not an error: the attempt is returned with status "failed". */
function charge({ ledger, customers }: SandboxParts, order: Charge): Payment {
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
