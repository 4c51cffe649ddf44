import type { FastifyInstance } from "fastify";
import type { CertifiedPerson } from "../records/certification.ts";
import { certificationPage } from "../pages/certification-page.ts";
import { expiredPage, openingPage } from "../pages/plain-pages.ts";
import { paymentPage } from "../pages/payment-page.ts";
import type { SandboxParts } from "../parts.ts";
import type { PaymentRequest } from "../records/payment.ts";
import { notFound, ProblemError } from "../envelope/envelope.ts";
import type { OpenWindow } from "./open-windows.ts";
import { choose, rejected, type PaymentAction } from "./payment-window.ts";
import {
  redirectBack,
  requireReturnTarget,
  type Outcome,
  type ReturnTarget,
} from "./return-target.ts";
import {
  actionSchema,
  certificationOpening,
  paymentOpening,
  personSchema,
} from "./window-schemas.ts";

interface Opening<Request> {
  account: string;
  request: Request;
  way_back: ReturnTarget;
}
type Opened = { window: string } | { outcome: Outcome };

/** The window pages, and the endpoints that their scripts call. */
export function windowRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { ledger, certifications, windows } = parts;

  function requireWindow<Kind extends OpenWindow["kind"]>(id: string, kind: Kind) {
    const window = windows.find(id);
    if (window === null || !isKind(window, kind)) throw notFound("결제창이 닫혔어요.");
    return window;
  }

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
      const returnTarget = requireReturnTarget(way_back);
      try {
        const channel = returnTarget.kind === "message" ? "pc" : "mobile";
        const { imp_uid: impUid } = ledger.open(request, channel);
        return { window: windows.open({ kind: "payment", impUid, account, returnTarget }).id };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return { outcome: rejected(returnTarget, request, error) };
      }
    },
  );

  app.post<{ Params: { id: string; action: PaymentAction } }>(
    "/windows/:id/payment/:action",
    { schema: { params: actionSchema } },
    ({ params }): Outcome => {
      const { impUid, returnTarget } = requireWindow(params.id, "payment");
      return choose(params.action, impUid, returnTarget, parts);
    },
  );

  app.post<{ Body: Opening<{ merchant_uid?: string }> }>(
    "/windows/certifications",
    { schema: { body: certificationOpening } },
    ({ body: { account, request, way_back } }): Opened => {
      const returnTarget = requireReturnTarget(way_back);
      const merchantUid = request.merchant_uid ?? null;
      return {
        window: windows.open({ kind: "certification", merchantUid, account, returnTarget }).id,
      };
    },
  );

  app.post<{ Params: { id: string }; Body: CertifiedPerson }>(
    "/windows/:id/certification/certify",
    { schema: { body: personSchema } },
    ({ params, body }): Outcome => {
      const { returnTarget, merchantUid } = requireWindow(params.id, "certification");
      const origin =
        returnTarget.kind === "message" ? returnTarget.origin : new URL(returnTarget.url).origin;
      const { imp_uid } = certifications.certify(body, merchantUid, origin);
      return redirectBack(returnTarget, { success: true, imp_uid, merchant_uid: merchantUid });
    },
  );

  app.post<{ Params: { id: string } }>(
    "/windows/:id/certification/cancel",
    ({ params }): Outcome => {
      const { returnTarget, merchantUid } = requireWindow(params.id, "certification");
      return redirectBack(returnTarget, {
        success: false,
        imp_uid: null,
        merchant_uid: merchantUid,
        error_code: "USER_CANCEL",
        error_msg: "본인인증을 취소했어요.",
      });
    },
  );
}

function isKind<Kind extends OpenWindow["kind"]>(
  window: OpenWindow,
  kind: Kind,
): window is Extract<OpenWindow, { kind: Kind }> {
  return window.kind === kind;
}
