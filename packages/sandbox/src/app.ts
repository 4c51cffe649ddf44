import Fastify, { type FastifyInstance } from "fastify";
import { CertificationBook } from "./certifications/certification-book.ts";
import type { SandboxConfig } from "./config/config.ts";
import { CustomerBook } from "./customers/customer-book.ts";
import { hookRoutes } from "./hooks/hook-routes.ts";
import { fileJournal, memoryJournal } from "./journal/journal.ts";
import { createNotifier } from "./notices/notifier.ts";
import { assetRoutes } from "./pages/asset-routes.ts";
import type { SandboxParts } from "./parts.ts";
import { PaymentLedger } from "./payments/payment-ledger.ts";
import { ReceiptBook } from "./receipts/receipt-book.ts";
import { AccessTokens } from "./rest/access-tokens.ts";
import { ProblemError } from "./envelope/envelope.ts";
import { restRoutes } from "./rest/rest-routes.ts";
import { socialRoutes } from "./social/social-routes.ts";
import { OpenWindows } from "./windows/open-windows.ts";
import { windowRoutes } from "./windows/window-routes.ts";

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  // The windows are embedded in merchants' pages.
  "frame-ancestors http: https:",
].join("; ");

/** Builds the whole sandbox; the caller listens. */
export function buildApp(
  config: Omit<SandboxConfig, "port">,
  { log = () => {} }: { log?: (message: string) => void } = {},
): FastifyInstance {
  const now = () => Math.floor(Date.now() / 1000);
  const journal = config.stateFile === null ? memoryJournal() : fileJournal(config.stateFile);
  const parts: SandboxParts = {
    tokens: new AccessTokens(config.credentials, now),
    ledger: new PaymentLedger(journal, now),
    receipts: new ReceiptBook(journal, now),
    certifications: new CertificationBook(journal, now),
    customers: new CustomerBook(journal, now),
    notifier: createNotifier({ url: config.webhookUrl, log }),
    windows: new OpenWindows(now),
  };

  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onClose", () => parts.notifier.stop());
  app.addHook("onSend", (_request, reply, _payload, next) => {
    // Pages whose forms post to the merchant set their own policy.
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", PAGE_POLICY);
    }
    reply.headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    next();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof ProblemError) return reply.code(error.statusCode).send(error.toEnvelope());
    const status = error.statusCode ?? 500;
    if (status >= 500) log(error.stack ?? error.message);
    const message = status >= 500 ? "잠시 뒤에 다시 해 주세요." : error.message;
    return reply.code(status).send({ code: -1, message, response: null });
  });

  app.get("/health", () => ({ status: "ok" }));
  assetRoutes(app);
  restRoutes(app, parts);
  windowRoutes(app, parts);
  hookRoutes(app, parts);
  app.register(socialRoutes(now));
  return app;
}
