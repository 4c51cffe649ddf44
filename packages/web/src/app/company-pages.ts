import type { RouteObject } from "react-router-dom";
import { handle } from "../shared/router/route-handle.ts";
import { paths } from "../shared/paths.ts";
import { lazyPage } from "./chunks/lazy-page.ts";
import { companyOnly } from "./guards/company-only.ts";

const workspacePages = (): RouteObject[] => [
  {
    id: "company-overview",
    path: paths.company.path,
    ...handle({ title: "기업 현황" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/overview-screen.tsx")).OverviewScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).overviewLoader,
    }),
  },
  {
    id: "company-boxes",
    path: paths.companyBoxes.path,
    ...handle({ title: "기업 박스" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/boxes-screen.tsx")).BoxesScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).boxesLoader,
    }),
  },
  {
    id: "company-contracts",
    path: paths.companyContracts.path,
    ...handle({ title: "기업 계약" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/company/contracts-screen.tsx")).ContractsScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).contractsLoader,
    }),
  },
  {
    id: "company-contract",
    path: paths.companyContract.path,
    ...handle({ title: "계약 내용" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/contract-screen.tsx")).ContractScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).contractLoader,
    }),
  },
  {
    id: "company-works",
    path: paths.companyWorks.path,
    ...handle({ title: "기업 작업" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/works-screen.tsx")).WorksScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).worksLoader,
    }),
  },
  {
    id: "company-work",
    path: paths.companyWork.path,
    ...handle({ title: "작업 내용" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/work-screen.tsx")).WorkScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).workLoader,
    }),
  },
  {
    id: "company-certificate",
    path: paths.companyCertificate.path,
    ...handle({ title: "폐기 확인서" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/company/certificate-screen.tsx")).CertificateScreen,
      loader: async () =>
        (await import("../features/company/company-loaders.ts")).certificateLoader,
    }),
  },
  {
    id: "company-invoices",
    path: paths.companyInvoices.path,
    ...handle({ title: "기업 청구서" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/invoices-screen.tsx")).InvoicesScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).invoicesLoader,
    }),
  },
  {
    id: "company-invoice",
    path: paths.companyInvoice.path,
    ...handle({ title: "청구서" }),
    ...lazyPage({
      screen: async () => (await import("../features/company/invoice-screen.tsx")).InvoiceScreen,
      loader: async () => (await import("../features/company/company-loaders.ts")).invoiceLoader,
    }),
  },
];

/** The company workspace, within the members' pages; requests, new contracts and payment results have no frame. */
export const companyPages = (): RouteObject => ({
  id: "company",
  middleware: [companyOnly],
  ...lazyPage({
    screen: async () => (await import("../features/company/company-outlet.tsx")).CompanyOutlet,
  }),
  children: [
    {
      id: "company-frame",
      ...lazyPage({
        screen: async () => (await import("../features/company/company-frame.tsx")).CompanyFrame,
      }),
      children: workspacePages(),
    },
    {
      id: "company-request",
      path: paths.companyRequest.path,
      ...handle({ title: "기업 작업 요청" }),
      ...lazyPage({
        screen: async () => (await import("../features/company/request-screen.tsx")).RequestScreen,
        loader: async () => (await import("../features/company/company-loaders.ts")).requestLoader,
      }),
    },
    {
      id: "new-company-contract",
      path: paths.newCompanyContract.path,
      ...handle({ title: "기업 계약 신청" }),
      ...lazyPage({
        screen: async () =>
          (await import("../features/company/new-contract-screen.tsx")).NewContractScreen,
      }),
    },
    {
      id: "company-payment-complete",
      path: paths.companyPaymentComplete.path,
      ...handle({ title: "결제 결과" }),
      ...lazyPage({
        screen: async () =>
          (await import("../features/company/payment-complete-screen.tsx")).PaymentCompleteScreen,
        loader: async () =>
          (await import("../features/company/company-loaders.ts")).companyPaymentLoader,
      }),
    },
  ],
});
