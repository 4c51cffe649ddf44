import * as mock from "../../generated/company-work/company-work.msw.ts";
import type { CompanyWorkStatus, CompanyWorkSummary } from "../../generated/model.schemas.ts";
import {
  CalculateCompanyDeliveryAmountBody,
  CreateCompanyDeliveryBody,
} from "../../generated/zod/company-work.ts";
import {
  companyBoxes,
  companyDeliveryAmount,
  companyWork,
  companyWorks,
} from "../fixtures/company.ts";
import { bodyOf, companys } from "./failing.ts";
import { boxPage, onlyPage } from "./pages.ts";

/** The server's field issue for a box that is not available. */
const TAKEN_BOX = {
  field: "cpbox_ids.0",
  code: "box_unavailable",
  message: "2020년 회계 증빙 (BX7K3F9QX2M4): 다른 작업에 들어 있어요",
};

/** The same for a box whose certificate could not print its name. */
const UNPRINTABLE_BOX = {
  ...TAKEN_BOX,
  message:
    "2024 결산 📦 (BX7K3F9QX2M4): 폐기 확인서에 인쇄하지 못하는 글자예요. 이름의 📦(U+1F4E6). 박스 화면에서 고친 뒤 다시 요청해 주세요",
};

/** The works that match a filter, in the order of that filter. */
function worksOf(works: CompanyWorkSummary[], filter: string | null): CompanyWorkSummary[] {
  const open = works.filter(({ status }) => status !== "COMPLETE" && status !== "CANCEL");
  if (filter === "UPCOMING") return open.filter(({ appointment }) => appointment !== null);
  if (filter !== "OPEN") return works;
  const isOfCompany = ({ status }: CompanyWorkSummary) => (status === "INVOICE_COMPLETE" ? 0 : 1);
  return open.toSorted((a, b) => isOfCompany(a) - isOfCompany(b));
}

export function companyWorkScenarios(day: string) {
  const inState = (status: CompanyWorkStatus) =>
    mock.getGetCompanyWorkMockHandler(companyWork(status, day));
  const works = companyWorks(day);
  return {
    listCompanyWorks: companys(mock.getListCompanyWorksMockHandler, (reply) => ({
      works: reply(({ request }) =>
        onlyPage(worksOf(works, new URL(request.url).searchParams.get("filter"))),
      ),
      empty: reply(onlyPage([])),
    })),
    calculateCompanyDeliveryAmount: companys(
      mock.getCalculateCompanyDeliveryAmountMockHandler,
      (reply, problem) => ({
        priced: reply(async ({ request }) => {
          await bodyOf(request, CalculateCompanyDeliveryAmountBody);
          return companyDeliveryAmount;
        }),
        boxTaken: problem("box_unavailable", {
          errors: [TAKEN_BOX],
        }),
        unprintable: problem("box_unavailable", {
          errors: [UNPRINTABLE_BOX],
        }),
      }),
    ),
    createCompanyDelivery: companys(mock.getCreateCompanyDeliveryMockHandler, (reply, problem) => ({
      requested: reply(async ({ request }) => {
        await bodyOf(request, CreateCompanyDeliveryBody);
        return companyWork("WAIT", day);
      }),
      boxTaken: problem("box_unavailable"),
    })),
    getCompanyWork: companys(mock.getGetCompanyWorkMockHandler, (reply, problem) => ({
      WAIT: inState("WAIT"),
      CONFIRM: inState("CONFIRM"),
      INVOICE_COMPLETE: inState("INVOICE_COMPLETE"),
      PAYMENT: inState("PAYMENT"),
      COMPLETE: inState("COMPLETE"),
      CANCEL: inState("CANCEL"),
      destroyed: reply(companyWork("COMPLETE", day, "DISPOSAL")),
      missing: problem("not_found"),
    })),
    withdrawCompanyWork: companys(mock.getWithdrawCompanyWorkMockHandler, (reply, problem) => ({
      withdrawn: reply(companyWork("CANCEL", day)),
      late: problem("state_conflict"),
    })),
    listCompanyWorkBoxes: companys(mock.getListCompanyWorkBoxesMockHandler, (reply, problem) => ({
      boxes: reply(boxPage(companyBoxes(day).slice(0, 3))),
      empty: reply(boxPage([])),
      missing: problem("not_found"),
    })),
  };
}
