import type { FastifyInstance } from "fastify";
import type { CertificationBook } from "../certifications/certification-book.ts";
import type { CertifiedPerson } from "../certifications/certification.ts";
import type { CustomerBook } from "../customers/customer-book.ts";
import type { Notifier } from "../notices/notifier.ts";
import { certificationPage } from "../pages/certification-page.ts";
import { expiredPage, openingPage } from "../pages/plain-pages.ts";
import { paymentPage } from "../pages/payment-page.ts";
import type { PaymentRequest } from "../payments/payment.ts";
import type { PaymentLedger } from "../payments/payment-ledger.ts";
import { notFound, Refusal } from "../rest/envelope.ts";
import type { OpenWindow, OpenWindows } from "./open-windows.ts";
import { choose, refused, type PaymentAction } from "./payment-window.ts";
import { bringBack, requireWayBack, type Outcome, type WayBack } from "./way-back.ts";
import {
  actionSchema,
  certificationOpening,
  paymentOpening,
  personSchema,
} from "./window-schemas.ts";

type Opening<Request> = { account: string; request: Request; way_back: WayBack };
type Opened = { window: string } | { outcome: Outcome };

/** The pages that people see, and what their scripts call. */
export function windowRoutes(parts: {
  ledger: PaymentLedger;
  certifications: CertificationBook;
  customers: CustomerBook;
  notifier: Notifier;
  windows: OpenWindows;
}) {
  const { ledger, certifications, windows } = parts;

  function requireWindow<Kind extends OpenWindow["kind"]>(id: string, kind: Kind) {
    const window = windows.find(id);
    if (window === null || !isKind(window, kind)) throw notFound("결제창이 닫혔어요.");
    return window;
  }

  return (app: FastifyInstance): void => {
    app.get("/windows/open", (_request, reply) => reply.type("text/html").send(openingPage()));

    app.get<{ Params: { id: string } }>("/windows/:id", ({ params }, reply) => {
      const window = windows.find(params.id);
      reply.type("text/html");
      if (window === null) return reply.code(404).send(expiredPage());
      if (window.kind === "certification") return reply.send(certificationPage(window.account));
      return reply.send(paymentPage(window.account, ledger.payment(window.impUid)));
    });

    app.post<{ Body: Opening<PaymentRequest> }>(
      "/windows/payments",
      { schema: { body: paymentOpening } },
      ({ body: { account, request, way_back } }): Opened => {
        const wayBack = requireWayBack(way_back);
        try {
          const channel = wayBack.kind === "message" ? "pc" : "mobile";
          const { imp_uid: impUid } = ledger.open(request, channel);
          return { window: windows.open({ kind: "payment", impUid, account, wayBack }).id };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { outcome: refused(wayBack, request, error) };
        }
      },
    );

    app.post<{ Params: { id: string; action: PaymentAction } }>(
      "/windows/:id/payment/:action",
      { schema: { params: actionSchema } },
      ({ params }): Outcome => {
        const { impUid, wayBack } = requireWindow(params.id, "payment");
        return choose(params.action, impUid, wayBack, parts);
      },
    );

    app.post<{ Body: Opening<{ merchant_uid?: string }> }>(
      "/windows/certifications",
      { schema: { body: certificationOpening } },
      ({ body: { account, request, way_back } }): Opened => {
        const wayBack = requireWayBack(way_back);
        const merchantUid = request.merchant_uid ?? null;
        return {
          window: windows.open({ kind: "certification", merchantUid, account, wayBack }).id,
        };
      },
    );

    app.post<{ Params: { id: string }; Body: CertifiedPerson }>(
      "/windows/:id/certification/certify",
      { schema: { body: personSchema } },
      ({ params, body }): Outcome => {
        const { wayBack, merchantUid } = requireWindow(params.id, "certification");
        const origin = wayBack.kind === "message" ? wayBack.origin : new URL(wayBack.url).origin;
        const { imp_uid } = certifications.certify(body, merchantUid, origin);
        return bringBack(wayBack, { success: true, imp_uid, merchant_uid: merchantUid });
      },
    );

    app.post<{ Params: { id: string } }>(
      "/windows/:id/certification/cancel",
      ({ params }): Outcome => {
        const { wayBack, merchantUid } = requireWindow(params.id, "certification");
        return bringBack(wayBack, {
          success: false,
          imp_uid: null,
          merchant_uid: merchantUid,
          error_code: "USER_CANCEL",
          error_msg: "본인인증을 취소했어요.",
        });
      },
    );
  };
}

function isKind<Kind extends OpenWindow["kind"]>(
  window: OpenWindow,
  kind: Kind,
): window is Extract<OpenWindow, { kind: Kind }> {
  return window.kind === kind;
}
