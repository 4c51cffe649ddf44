import { readContract } from "@damadum/contract/reader";
import type { FastifyInstance } from "fastify";
import { billingKeyRoutes } from "./features/billing-key/routes.ts";
import { boxRoutes } from "./features/box/routes.ts";
import { companyBillingRoutes } from "./features/company-billing/routes.ts";
import { companyBoxRoutes } from "./features/company-box/routes.ts";
import { companyContractRoutes } from "./features/company-contract/routes.ts";
import { companyRoutes } from "./features/company/routes.ts";
import { companyWorkRoutes } from "./features/company-work/routes.ts";
import { couponRoutes } from "./features/coupon/routes.ts";
import { customPaymentRoutes } from "./features/custom-payment/routes.ts";
import { damageReportRoutes } from "./features/damage-report/routes.ts";
import { destructionCertificateRoutes } from "./features/destruction-certificate/routes.ts";
import { estimateRoutes } from "./features/estimate/routes.ts";
import { fileRoutes } from "./features/file/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { identityRoutes } from "./features/identity/routes.ts";
import { memberRoutes } from "./features/member/routes.ts";
import { paymentRoutes } from "./features/payment/routes.ts";
import { popupRoutes } from "./features/popup/routes.ts";
import { receiverLinkRoutes } from "./features/receiver-link/routes.ts";
import { reviewRoutes } from "./features/review/routes.ts";
import { scheduleRoutes } from "./features/schedule/routes.ts";
import { createAuthenticate } from "./features/session/authenticate.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { specRoutes } from "./features/spec/routes.ts";
import { storageContractRoutes } from "./features/storage/contract-routes.ts";
import { storageDeliveryRoutes } from "./features/storage/delivery-routes.ts";
import { storageFinalRoutes } from "./features/storage/final-routes.ts";
import { storageOrderRoutes } from "./features/storage/order-routes.ts";
import { createApp, type HttpSettings } from "./http/create-app.ts";
import type { Handlers } from "./http/handlers.ts";
import { registerOperations } from "./http/register-operations.ts";
import type { Services } from "./services.ts";

/** Builds the whole API on the given services; the caller listens. */
export async function buildApp(services: Services, http: HttpSettings): Promise<FastifyInstance> {
  const handlers: Handlers = {
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
  };
  const app = await createApp(http, services.log);
  const authenticate = createAuthenticate(services);
  registerOperations(app, { operations: readContract().operations, handlers, authenticate });
  await app.ready();
  return app;
}
