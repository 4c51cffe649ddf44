import type { FastifyInstance } from "fastify";
import type { CertifiedPerson } from "../records/certification.ts";
import type { SandboxParts } from "../parts.ts";
import type { PaymentRequest } from "../records/payment.ts";
import { accepted } from "../envelope/envelope.ts";
import { paymentRequestSchema } from "../envelope/rest-schemas.ts";
import { personSchema } from "../windows/window-schemas.ts";

const certificationHookSchema = {
  type: "object",
  required: ["person"],
  properties: { merchant_uid: { type: "string", maxLength: 40 }, person: personSchema },
} as const;

const customerHookSchema = {
  ...paymentRequestSchema,
  required: [...paymentRequestSchema.required, "customer_uid"],
  properties: { ...paymentRequestSchema.properties, declines: { type: "boolean" } },
} as const;

/** Test hooks that no real provider offers: they act as a cheating browser or a failing provider. */
export function hookRoutes(
  app: FastifyInstance,
  { ledger, certifications, customers, notifier }: SandboxParts,
): void {
  // Pays without a window. A registered amount is still checked, so a wrong one needs an unregistered order.
  app.post<{ Body: PaymentRequest }>(
    "/hooks/payments",
    { schema: { body: paymentRequestSchema } },
    ({ body }) => {
      const paid = ledger.pay(ledger.open(body, "api").imp_uid);
      notifier.send(paid);
      return accepted(paid);
    },
  );

  // Gives the money back past the merchant's server, as a card company does, and tells it.
  app.post<{ Params: { imp_uid: string } }>("/hooks/payments/:imp_uid/chargeback", ({ params }) => {
    const back = ledger.cancel({ imp_uid: params.imp_uid, reason: "카드사 결제 취소" });
    notifier.send(back);
    return accepted(back);
  });

  // Certifies a person without a window.
  app.post<{ Body: { merchant_uid?: string; person: CertifiedPerson } }>(
    "/hooks/certifications",
    { schema: { body: certificationHookSchema } },
    ({ body, hostname }) => {
      const merchantUid = body.merchant_uid ?? null;
      return accepted(certifications.certify(body.person, merchantUid, `http://${hostname}`));
    },
  );

  // Registers a payment method without a window; with `declines`, every charge fails.
  app.post<{ Body: PaymentRequest & { customer_uid: string; declines?: boolean } }>(
    "/hooks/customers",
    { schema: { body: customerHookSchema } },
    ({ body: { declines = false, ...request } }) => {
      const paid = ledger.pay(ledger.open(request, "api").imp_uid);
      return accepted(customers.register(request.customer_uid, paid, { declines }));
    },
  );

  // Afterwards the browser may pay any amount for the order, as with a channel that does not check registrations.
  app.delete<{ Params: { merchant_uid: string } }>(
    "/hooks/preparations/:merchant_uid",
    ({ params }) => {
      const preparation = ledger.preparation(params.merchant_uid);
      ledger.forgetPreparation(params.merchant_uid);
      return accepted(preparation);
    },
  );
}
