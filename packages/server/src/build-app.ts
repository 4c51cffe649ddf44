import { readContract } from "@damadum/contract/reader";
import type { FastifyInstance } from "fastify";
import { billingKeyRoutes } from "./money/billing-key/routes.ts";
import { boxRoutes } from "./storage/box/routes.ts";
import { companyBillingRoutes } from "./company/company-billing/routes.ts";
import { companyBoxRoutes } from "./company/company-box/routes.ts";
import { companyContractRoutes } from "./company/company-contract/routes.ts";
import { companyRoutes } from "./company/company/routes.ts";
import { companyWorkRoutes } from "./company/company-work/routes.ts";
import { couponRoutes } from "./money/coupon/routes.ts";
import { customPaymentRoutes } from "./money/custom-payment/routes.ts";
import { damageReportRoutes } from "./damage/damage-report/routes.ts";
import { destructionCertificateRoutes } from "./company/destruction-certificate/routes.ts";
import { paperRoutes } from "./paper/order-paper/routes.ts";
import { estimateRoutes } from "./move/estimate/routes.ts";
import { fileRoutes } from "./platform/file/routes.ts";
import { healthRoutes } from "./platform/health/routes.ts";
import { identityRoutes } from "./account/identity/routes.ts";
import { memberRoutes } from "./account/member/routes.ts";
import { operatorCommandRoutes } from "./operator/operator-command/routes.ts";
import { operatorCrewRoutes } from "./operator/operator-crew/routes.ts";
import { operatorOrderRoutes } from "./operator/operator-order/routes.ts";
import { operatorPasskeyRoutes } from "./operator/operator-passkey/routes.ts";
import { operatorSearchRoutes } from "./operator/operator-search/routes.ts";
import { operatorTodayRoutes } from "./operator/operator-today/routes.ts";
import { operatorSessionRoutes } from "./operator/operator-session/routes.ts";
import { operatorTodoRoutes } from "./operator/operator-todo/routes.ts";
import { paymentRoutes } from "./money/payment/routes.ts";
import { popupRoutes } from "./platform/popup/routes.ts";
import { receiverLinkRoutes } from "./storage/receiver-link/routes.ts";
import { reviewRoutes } from "./move/review/routes.ts";
import { scheduleRoutes } from "./platform/schedule/routes.ts";
import { createAuthenticate } from "./account/session/authenticate.ts";
import { sessionRoutes } from "./account/session/routes.ts";
import { specRoutes } from "./platform/spec/routes.ts";
import { storageContractRoutes } from "./storage/storage-contract/routes.ts";
import { storageDeliveryRoutes } from "./storage/storage-delivery/routes.ts";
import { storageFinalRoutes } from "./storage/storage-final/routes.ts";
import { storageOrderRoutes } from "./storage/storage-order/routes.ts";
import { createApp, type HttpSettings } from "./http/create-app.ts";
import type { Handlers } from "./http/handlers.ts";
import { createAnswerOnce } from "./http/idempotency/answer-once.ts";
import { createTakeTurns } from "./http/idempotency/take-turns.ts";
import { registerOperations } from "./http/register-operations.ts";
import type { Services } from "./services.ts";

/** What carries out each operation, on the given services. */
export function createHandlers(services: Services): Handlers {
  return {
    ...sessionRoutes(services),
    ...identityRoutes(services),
    ...memberRoutes(services),
    ...billingKeyRoutes(services),
    ...specRoutes(services),
    ...scheduleRoutes(services),
    ...boxRoutes(services),
    ...estimateRoutes(services),
    ...companyRoutes(services),
    ...companyContractRoutes(services),
    ...companyBoxRoutes(services),
    ...companyWorkRoutes(services),
    ...companyBillingRoutes(services),
    ...destructionCertificateRoutes(services),
    ...paperRoutes(services),
    ...storageOrderRoutes(services),
    ...storageDeliveryRoutes(services),
    ...storageFinalRoutes(services),
    ...receiverLinkRoutes(services),
    ...damageReportRoutes(services),
    ...storageContractRoutes(services),
    ...paymentRoutes(services),
    ...couponRoutes(services),
    ...customPaymentRoutes(services),
    ...popupRoutes(services),
    ...fileRoutes(services),
    ...reviewRoutes(services),
    ...healthRoutes(services),
    ...operatorSessionRoutes(services),
    ...operatorPasskeyRoutes(services),
    ...operatorTodoRoutes(services),
    ...operatorTodayRoutes(services),
    ...operatorCrewRoutes(services),
    ...operatorSearchRoutes(services),
    ...operatorOrderRoutes(services),
    ...operatorCommandRoutes(services),
  };
}

/** Builds the whole API on the given services; the caller listens. */
export async function buildApp(services: Services, http: HttpSettings): Promise<FastifyInstance> {
  const app = await createApp(http, services.log);
  const authenticate = createAuthenticate(services);
  registerOperations(app, {
    operations: readContract().operations,
    handlers: createHandlers(services),
    authenticate,
    answerOnce: createAnswerOnce(services),
    takeTurns: createTakeTurns(services),
  });
  // Its page alone is 5 MB, which production never loads.
  if (http.docs === true) await (await import("./http/docs/serve-docs.ts")).serveDocs(app);
  await app.ready();
  return app;
}
