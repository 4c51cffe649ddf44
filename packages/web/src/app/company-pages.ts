import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { lazyPage, pageRoute } from "./chunks/lazy-page.ts";
import { companyOnly } from "./guards/company-only.ts";

const workspacePages = (): RouteObject[] => [
  pageRoute(paths.company, {
    title: "기업 현황",
    screen: async () => (await import("../features/company/overview-screen.tsx")).OverviewScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).overviewLoader,
  }),
  pageRoute(paths.companyBoxes, {
    title: "기업 박스",
    screen: async () => (await import("../features/company/boxes-screen.tsx")).BoxesScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).boxesLoader,
  }),
  pageRoute(paths.companyBox, {
    title: "박스 정보",
    screen: async () => (await import("../features/company/box-screen.tsx")).BoxScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).boxLoader,
  }),
  pageRoute(paths.companyContracts, {
    title: "기업 계약",
    screen: async () => (await import("../features/company/contracts-screen.tsx")).ContractsScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).contractsLoader,
  }),
  pageRoute(paths.companyContract, {
    title: "계약 내용",
    screen: async () => (await import("../features/company/contract-screen.tsx")).ContractScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).contractLoader,
  }),
  pageRoute(paths.companyWorks, {
    title: "기업 작업",
    screen: async () => (await import("../features/company/works-screen.tsx")).WorksScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).worksLoader,
  }),
  pageRoute(paths.companyWork, {
    title: "작업 내용",
    screen: async () => (await import("../features/company/work-screen.tsx")).WorkScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).workLoader,
  }),
  pageRoute(paths.companyCertificate, {
    title: "폐기 확인서",
    screen: async () =>
      (await import("../features/company/certificate-screen.tsx")).CertificateScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).certificateLoader,
  }),
  pageRoute(paths.companyInvoices, {
    title: "기업 청구서",
    screen: async () => (await import("../features/company/invoices-screen.tsx")).InvoicesScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).invoicesLoader,
  }),
  pageRoute(paths.companyInvoice, {
    title: "청구서",
    screen: async () => (await import("../features/company/invoice-screen.tsx")).InvoiceScreen,
    loader: async () => (await import("../features/company/company-loaders.ts")).invoiceLoader,
  }),
];

/** The company workspace, within the members' pages; requests, new contracts and payment results have no frame. */
export const companyPages = (): RouteObject => ({
  middleware: [companyOnly],
  ...lazyPage({
    screen: async () => (await import("../features/company/company-outlet.tsx")).CompanyOutlet,
  }),
  children: [
    {
      ...lazyPage({
        screen: async () => (await import("../features/company/company-frame.tsx")).CompanyFrame,
      }),
      children: workspacePages(),
    },
    pageRoute(paths.companyRequest, {
      title: "기업 작업 요청",
      screen: async () => (await import("../features/company/request-screen.tsx")).RequestScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).requestLoader,
    }),
    pageRoute(paths.newCompanyContract, {
      title: "기업 계약 신청",
      screen: async () =>
        (await import("../features/company/new-contract-screen.tsx")).NewContractScreen,
    }),
    pageRoute(paths.companyPaymentComplete, {
      title: "결제 결과",
      screen: async () =>
        (await import("../features/company/payment-complete-screen.tsx")).PaymentCompleteScreen,
      loader: async () =>
        (await import("../features/company/company-loaders.ts")).companyPaymentLoader,
    }),
  ],
});
