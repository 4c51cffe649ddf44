import type { FastifyInstance } from "fastify";
import { customerRoutes } from "../customers/customer-routes.ts";
import { receiptRoutes } from "../receipts/receipt-routes.ts";
import type { SandboxParts } from "../parts.ts";
import type { PaymentStatus, Preparation } from "../records/payment.ts";
import type { Cancel, PaymentLedger } from "../payments/payment-ledger.ts";
import { accepted } from "../envelope/envelope.ts";
import {
  cancelSchema,
  credentialsSchema,
  findSchema,
  preparationSchema,
} from "../envelope/rest-schemas.ts";

/** The provider's API for merchants' servers. */
export function restRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { tokens, ledger, certifications } = parts;
  app.post<{ Body: { imp_key: string; imp_secret: string } }>(
    "/users/getToken",
    { schema: { body: credentialsSchema } },
    ({ body }) => accepted(tokens.issue(body.imp_key, body.imp_secret)),
  );

  app.register((guarded, _options, done) => {
    guarded.addHook("onRequest", (request, _reply, next) => {
      tokens.require(request.headers.authorization);
      next();
    });
    paymentRoutes(guarded, ledger);
    customerRoutes(guarded, parts);
    receiptRoutes(guarded, parts);
    guarded.get<{ Params: { imp_uid: string } }>("/certifications/:imp_uid", ({ params }) =>
      accepted(certifications.certification(params.imp_uid)),
    );
    done();
  });
}

function paymentRoutes(app: FastifyInstance, ledger: PaymentLedger): void {
  const preparing = { schema: { body: preparationSchema } };
  app.post<{ Body: Preparation }>("/payments/prepare", preparing, ({ body }) =>
    accepted(ledger.prepare(body)),
  );
  app.put<{ Body: Preparation }>("/payments/prepare", preparing, ({ body }) =>
    accepted(ledger.changePreparation(body)),
  );
  app.get<{ Params: { merchant_uid: string } }>("/payments/prepare/:merchant_uid", ({ params }) =>
    accepted(ledger.preparation(params.merchant_uid)),
  );
  app.get<{ Params: { merchant_uid: string } }>("/payments/find/:merchant_uid", ({ params }) =>
    accepted(ledger.findPayment(params.merchant_uid)),
  );
  app.get<{ Params: { merchant_uid: string; payment_status: PaymentStatus } }>(
    "/payments/find/:merchant_uid/:payment_status",
    { schema: { params: findSchema } },
    ({ params }) => accepted(ledger.findPayment(params.merchant_uid, params.payment_status)),
  );
  app.post<{ Body: Cancel }>("/payments/cancel", { schema: { body: cancelSchema } }, ({ body }) =>
    accepted(ledger.cancel(body)),
  );
  app.get<{ Params: { imp_uid: string } }>("/payments/:imp_uid", ({ params }) =>
    accepted(ledger.payment(params.imp_uid)),
  );
}
