import type { RouteObject } from "react-router-dom";
import {
  boxesLoader,
  companyPaymentLoader,
  contractLoader,
  contractsLoader,
  invoiceLoader,
  invoicesLoader,
  overviewLoader,
  workLoader,
  worksLoader,
} from "../features/company/company-loaders.ts";
import { handle } from "../shared/router/route-handle.ts";
import { paths } from "../shared/paths.ts";
import { lazyScreen } from "./chunks/lazy-screen.ts";
import { companyOnly } from "./guards/company-only.ts";

const workspacePages = (): RouteObject[] => [
  {
    id: "company-overview",
    path: paths.company.path,
    loader: overviewLoader,
    ...handle({ title: "기업 현황" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/overview-screen.tsx")).OverviewScreen,
    ),
  },
  {
    id: "company-boxes",
    path: paths.companyBoxes.path,
    loader: boxesLoader,
    ...handle({ title: "기업 박스" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/boxes-screen.tsx")).BoxesScreen,
    ),
  },
  {
    id: "company-contracts",
    path: paths.companyContracts.path,
    loader: contractsLoader,
    ...handle({ title: "기업 계약" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/contracts-screen.tsx")).ContractsScreen,
    ),
  },
  {
    id: "company-contract",
    path: paths.companyContract.path,
    loader: contractLoader,
    ...handle({ title: "계약 내용" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/contract-screen.tsx")).ContractScreen,
    ),
  },
  {
    id: "company-works",
    path: paths.companyWorks.path,
    loader: worksLoader,
    ...handle({ title: "기업 작업" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/works-screen.tsx")).WorksScreen,
    ),
  },
  {
    id: "company-work",
    path: paths.companyWork.path,
    loader: workLoader,
    ...handle({ title: "작업 내용" }),
    lazy: lazyScreen(async () => (await import("../features/company/work-screen.tsx")).WorkScreen),
  },
  {
    id: "company-invoices",
    path: paths.companyInvoices.path,
    loader: invoicesLoader,
    ...handle({ title: "기업 청구서" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/invoices-screen.tsx")).InvoicesScreen,
    ),
  },
  {
    id: "company-invoice",
    path: paths.companyInvoice.path,
    loader: invoiceLoader,
    ...handle({ title: "청구서" }),
    lazy: lazyScreen(
      async () => (await import("../features/company/invoice-screen.tsx")).InvoiceScreen,
    ),
  },
];

/** The workspace of a company's people, inside the pages of members; the result of a payment stands outside its frame. */
export const companyPages = (): RouteObject => ({
  id: "company",
  middleware: [companyOnly],
  children: [
    {
      id: "company-frame",
      lazy: lazyScreen(
        async () => (await import("../features/company/company-frame.tsx")).CompanyFrame,
      ),
      children: workspacePages(),
    },
    {
      id: "company-payment-complete",
      path: paths.companyPaymentComplete.path,
      loader: companyPaymentLoader,
      ...handle({ title: "결제 결과" }),
      lazy: lazyScreen(
        async () =>
          (await import("../features/company/payment-complete-screen.tsx")).PaymentCompleteScreen,
      ),
    },
  ],
});
