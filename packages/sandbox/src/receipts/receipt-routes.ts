import type { FastifyInstance } from "fastify";
import { accepted } from "../envelope/envelope.ts";
import { receiptSchema, uidSchema } from "../envelope/rest-schemas.ts";
import type { SandboxParts } from "../parts.ts";
import type { ReceiptRequest } from "../records/receipt.ts";

interface Named {
  merchant_uid: string;
}

/** Cash receipts for money that a merchant took without the provider. */
export function receiptRoutes(app: FastifyInstance, { receipts }: SandboxParts): void {
  const path = "/receipts/external/:merchant_uid";
  app.get<{ Params: Named }>(path, ({ params }) => accepted(receipts.receipt(params.merchant_uid)));
  app.post<{ Params: Named; Body: ReceiptRequest }>(
    path,
    { schema: { params: uidSchema, body: receiptSchema } },
    ({ params, body }) => accepted(receipts.issue(params.merchant_uid, body)),
  );
  app.delete<{ Params: Named }>(path, ({ params }) =>
    accepted(receipts.cancel(params.merchant_uid)),
  );
}
