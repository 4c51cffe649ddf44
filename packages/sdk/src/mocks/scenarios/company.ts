import { getGetCompanyMockHandler } from "../../generated/company/company.msw.ts";
import {
  getCountCompanyBoxesMockHandler,
  getGetCompanyBoxMockHandler,
  getListCompanyBoxesMockHandler,
  getListCompanyDepartmentsMockHandler,
  getUpdateCompanyBoxesMockHandler,
  getUpdateCompanyBoxMockHandler,
} from "../../generated/company-box/company-box.msw.ts";
import {
  getCreateCompanyContractMockHandler,
  getGetCompanyContractMockHandler,
  getListCompanyContractBoxesMockHandler,
  getListCompanyContractsMockHandler,
  getWithdrawCompanyContractMockHandler,
} from "../../generated/company-contract/company-contract.msw.ts";
import {
  getCalculateCompanyDeliveryAmountMockHandler,
  getCreateCompanyDeliveryMockHandler,
  getGetCompanyWorkMockHandler,
  getListCompanyWorkBoxesMockHandler,
  getListCompanyWorksMockHandler,
  getWithdrawCompanyWorkMockHandler,
} from "../../generated/company-work/company-work.msw.ts";
import type {
  CompanyBox,
  CompanyContractStatus,
  CompanyWorkStatus,
} from "../../generated/model.schemas.ts";
import { UpdateCompanyBoxBody, UpdateCompanyBoxesBody } from "../../generated/zod/company-box.ts";
import { CreateCompanyContractBody } from "../../generated/zod/company-contract.ts";
import {
  CalculateCompanyDeliveryAmountBody,
  CreateCompanyDeliveryBody,
} from "../../generated/zod/company-work.ts";
import {
  company,
  companyBox,
  companyBoxDetail,
  companyBoxes,
  companyContract,
  companyContracts,
  companyDeliveryAmount,
  companyDepartments,
  companyWork,
  companyWorks,
} from "../fixtures/company.ts";
import { pageOfBoxes } from "./page-of-boxes.ts";
import { bodyOf, companyTroubles, mockProblem } from "./failing.ts";
import { BOX_UNAVAILABLE, MISSING, STATE_CONFLICT, TAKEN_BOX } from "./sentences.ts";

const page = (items: readonly unknown[], total = items.length) => ({
  page: 1,
  limit: 20,
  total,
  total_capped: total > 1000,
});
const boxPage = (items: CompanyBox[], total?: number) => ({
  items,
  paging: { ...page(items, total), next_cursor: total === undefined ? null : "bjo0ODA" },
});

/** The company itself. */
export function companyScenarios() {
  const unregistered = {
    registration_number: null,
    representative_name: null,
    address: null,
    business_type: null,
    business_item: null,
  };
  return {
    getCompany: {
      registered: getGetCompanyMockHandler(company),
      unregistered: getGetCompanyMockHandler({ ...company, ...unregistered }),
      ...companyTroubles(getGetCompanyMockHandler),
    },
  };
}

/** Contracts of a company. */
export function companyContractScenarios(day: string) {
  const inState = (status: CompanyContractStatus) =>
    getGetCompanyContractMockHandler(companyContract(status, day));
  const contracts = companyContracts(day);
  return {
    listCompanyContracts: {
      contracts: getListCompanyContractsMockHandler({ items: contracts, paging: page(contracts) }),
      empty: getListCompanyContractsMockHandler({ items: [], paging: page([]) }),
      ...companyTroubles(getListCompanyContractsMockHandler),
    },
    createCompanyContract: {
      requested: getCreateCompanyContractMockHandler(async ({ request }) => ({
        ...companyContract("WAIT", day),
        ...(await bodyOf(request, CreateCompanyContractBody)),
      })),
      ...companyTroubles(getCreateCompanyContractMockHandler),
    },
    getCompanyContract: {
      WAIT: inState("WAIT"),
      ACTIVE: inState("ACTIVE"),
      ENDED: inState("ENDED"),
      CANCEL: inState("CANCEL"),
      missing: mockProblem(getGetCompanyContractMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getGetCompanyContractMockHandler),
    },
    withdrawCompanyContract: {
      withdrawn: getWithdrawCompanyContractMockHandler(companyContract("CANCEL", day)),
      late: mockProblem(
        getWithdrawCompanyContractMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      ...companyTroubles(getWithdrawCompanyContractMockHandler),
    },
    listCompanyContractBoxes: {
      boxes: getListCompanyContractBoxesMockHandler(boxPage(companyBoxes(day), 480)),
      empty: getListCompanyContractBoxesMockHandler(boxPage([])),
      missing: mockProblem(getListCompanyContractBoxesMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getListCompanyContractBoxesMockHandler),
    },
  };
}

/** Boxes of a company. */
export function companyBoxScenarios(day: string) {
  return {
    listCompanyBoxes: {
      boxes: getListCompanyBoxesMockHandler(({ request }) => pageOfBoxes(day, request)),
      one: getListCompanyBoxesMockHandler(boxPage([companyBox(day)])),
      empty: getListCompanyBoxesMockHandler(boxPage([])),
      ...companyTroubles(getListCompanyBoxesMockHandler),
    },
    updateCompanyBoxes: {
      updated: getUpdateCompanyBoxesMockHandler(async ({ request }) => {
        const { boxes } = await bodyOf(request, UpdateCompanyBoxesBody);
        return { boxes: boxes.length };
      }),
      ...companyTroubles(getUpdateCompanyBoxesMockHandler),
    },
    countCompanyBoxes: {
      counts: getCountCompanyBoxesMockHandler({
        all: 500,
        stored: 480,
        moving: 12,
        returned: 6,
        disposed: 2,
        expiring: 30,
      }),
      none: getCountCompanyBoxesMockHandler({
        all: 0,
        stored: 0,
        moving: 0,
        returned: 0,
        disposed: 0,
        expiring: 0,
      }),
      ...companyTroubles(getCountCompanyBoxesMockHandler),
    },
    listCompanyDepartments: {
      departments: getListCompanyDepartmentsMockHandler({ items: companyDepartments }),
      none: getListCompanyDepartmentsMockHandler({ items: [] }),
      ...companyTroubles(getListCompanyDepartmentsMockHandler),
    },
    getCompanyBox: {
      stored: getGetCompanyBoxMockHandler(companyBoxDetail(day)),
      missing: mockProblem(getGetCompanyBoxMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getGetCompanyBoxMockHandler),
    },
    updateCompanyBox: {
      updated: getUpdateCompanyBoxMockHandler(async ({ request }) => ({
        ...companyBoxDetail(day),
        ...(await bodyOf(request, UpdateCompanyBoxBody)),
      })),
      gone: mockProblem(getUpdateCompanyBoxMockHandler, 409, "state_conflict", STATE_CONFLICT),
      missing: mockProblem(getUpdateCompanyBoxMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getUpdateCompanyBoxMockHandler),
    },
  };
}

/** What a company asks for. */
export function companyWorkScenarios(day: string) {
  const inState = (status: CompanyWorkStatus) =>
    getGetCompanyWorkMockHandler(companyWork(status, day));
  const works = companyWorks(day);
  return {
    listCompanyWorks: {
      works: getListCompanyWorksMockHandler({ items: works, paging: page(works) }),
      empty: getListCompanyWorksMockHandler({ items: [], paging: page([]) }),
      ...companyTroubles(getListCompanyWorksMockHandler),
    },
    calculateCompanyDeliveryAmount: {
      priced: getCalculateCompanyDeliveryAmountMockHandler(async ({ request }) => {
        await bodyOf(request, CalculateCompanyDeliveryAmountBody);
        return companyDeliveryAmount;
      }),
      boxTaken: mockProblem(
        getCalculateCompanyDeliveryAmountMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
        [TAKEN_BOX],
      ),
      ...companyTroubles(getCalculateCompanyDeliveryAmountMockHandler),
    },
    createCompanyDelivery: {
      requested: getCreateCompanyDeliveryMockHandler(async ({ request }) => {
        await bodyOf(request, CreateCompanyDeliveryBody);
        return companyWork("WAIT", day);
      }),
      boxTaken: mockProblem(
        getCreateCompanyDeliveryMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
      ),
      ...companyTroubles(getCreateCompanyDeliveryMockHandler),
    },
    getCompanyWork: {
      WAIT: inState("WAIT"),
      CONFIRM: inState("CONFIRM"),
      INVOICE_COMPLETE: inState("INVOICE_COMPLETE"),
      PAYMENT: inState("PAYMENT"),
      COMPLETE: inState("COMPLETE"),
      CANCEL: inState("CANCEL"),
      destroyed: getGetCompanyWorkMockHandler(companyWork("COMPLETE", day, "DISPOSAL")),
      missing: mockProblem(getGetCompanyWorkMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getGetCompanyWorkMockHandler),
    },
    withdrawCompanyWork: {
      withdrawn: getWithdrawCompanyWorkMockHandler(companyWork("CANCEL", day)),
      late: mockProblem(getWithdrawCompanyWorkMockHandler, 409, "state_conflict", STATE_CONFLICT),
      ...companyTroubles(getWithdrawCompanyWorkMockHandler),
    },
    listCompanyWorkBoxes: {
      boxes: getListCompanyWorkBoxesMockHandler(boxPage(companyBoxes(day).slice(0, 3))),
      empty: getListCompanyWorkBoxesMockHandler(boxPage([])),
      missing: mockProblem(getListCompanyWorkBoxesMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getListCompanyWorkBoxesMockHandler),
    },
  };
}
