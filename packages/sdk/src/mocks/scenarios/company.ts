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
  getAcceptCompanyContractMockHandler,
  getCreateCompanyContractMockHandler,
  getGetCompanyContractMockHandler,
  getListCompanyContractBoxesMockHandler,
  getListCompanyContractsMockHandler,
  getWithdrawCompanyContractMockHandler,
} from "../../generated/company-contract/company-contract.msw.ts";
import type { CompanyContractStatus } from "../../generated/model.schemas.ts";
import { UpdateCompanyBoxBody, UpdateCompanyBoxesBody } from "../../generated/zod/company-box.ts";
import { CreateCompanyContractBody } from "../../generated/zod/company-contract.ts";
import {
  company,
  companyBox,
  companyBoxDetail,
  companyBoxes,
  companyContract,
  companyContracts,
  companyDepartments,
} from "../fixtures/company.ts";
import { dayAfter } from "../base-day.ts";
import { boxPage, onlyPage, pageOfBoxes } from "./pages.ts";
import { bodyOf, companyFailures, mockProblem } from "./failing.ts";

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
      ...companyFailures(getGetCompanyMockHandler),
    },
  };
}

/** Contracts of a company. */
export function companyContractScenarios(day: string) {
  const inState = (status: CompanyContractStatus) =>
    getGetCompanyContractMockHandler(companyContract(status, day));
  return {
    listCompanyContracts: {
      contracts: getListCompanyContractsMockHandler(onlyPage(companyContracts(day))),
      empty: getListCompanyContractsMockHandler(onlyPage([])),
      ...companyFailures(getListCompanyContractsMockHandler),
    },
    createCompanyContract: {
      requested: getCreateCompanyContractMockHandler(async ({ request }) => ({
        ...companyContract("WAIT", day),
        ...(await bodyOf(request, CreateCompanyContractBody)),
      })),
      ...companyFailures(getCreateCompanyContractMockHandler),
    },
    getCompanyContract: {
      WAIT: inState("WAIT"),
      OFFERED: inState("OFFERED"),
      ACTIVE: inState("ACTIVE"),
      ENDED: inState("ENDED"),
      CANCEL: inState("CANCEL"),
      missing: mockProblem(getGetCompanyContractMockHandler, "not_found"),
      ...companyFailures(getGetCompanyContractMockHandler),
    },
    acceptCompanyContract: {
      accepted: getAcceptCompanyContractMockHandler(companyContract("ACTIVE", day)),
      changed: mockProblem(getAcceptCompanyContractMockHandler, "validation_failed"),
      ...companyFailures(getAcceptCompanyContractMockHandler),
    },
    withdrawCompanyContract: {
      withdrawn: getWithdrawCompanyContractMockHandler(companyContract("CANCEL", day)),
      late: mockProblem(getWithdrawCompanyContractMockHandler, "state_conflict"),
      ...companyFailures(getWithdrawCompanyContractMockHandler),
    },
    listCompanyContractBoxes: {
      boxes: getListCompanyContractBoxesMockHandler(boxPage(companyBoxes(day), 480)),
      empty: getListCompanyContractBoxesMockHandler(boxPage([])),
      missing: mockProblem(getListCompanyContractBoxesMockHandler, "not_found"),
      ...companyFailures(getListCompanyContractBoxesMockHandler),
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
      ...companyFailures(getListCompanyBoxesMockHandler),
    },
    updateCompanyBoxes: {
      updated: getUpdateCompanyBoxesMockHandler(async ({ request }) => {
        const { boxes } = await bodyOf(request, UpdateCompanyBoxesBody);
        const texts = boxes.flatMap((box) => Object.values(box));
        return { boxes: boxes.length, emptied: texts.filter((text) => !text).length };
      }),
      ...companyFailures(getUpdateCompanyBoxesMockHandler),
    },
    countCompanyBoxes: {
      counts: getCountCompanyBoxesMockHandler({
        all: 500,
        stored: 480,
        moving: 12,
        returned: 6,
        disposed: 2,
        expiring: 30,
        expiring_days: [
          { date: dayAfter(day, 20), boxes: 12 },
          { date: dayAfter(day, 28), boxes: 18 },
        ],
      }),
      none: getCountCompanyBoxesMockHandler({
        all: 0,
        stored: 0,
        moving: 0,
        returned: 0,
        disposed: 0,
        expiring: 0,
        expiring_days: [],
      }),
      ...companyFailures(getCountCompanyBoxesMockHandler),
    },
    listCompanyDepartments: {
      departments: getListCompanyDepartmentsMockHandler({ items: companyDepartments }),
      none: getListCompanyDepartmentsMockHandler({ items: [] }),
      ...companyFailures(getListCompanyDepartmentsMockHandler),
    },
    getCompanyBox: {
      stored: getGetCompanyBoxMockHandler(companyBoxDetail(day)),
      missing: mockProblem(getGetCompanyBoxMockHandler, "not_found"),
      ...companyFailures(getGetCompanyBoxMockHandler),
    },
    updateCompanyBox: {
      updated: getUpdateCompanyBoxMockHandler(async ({ request }) => {
        const box = companyBoxDetail(day);
        const { retention_until: until = box.retention_until, ...texts } = await bodyOf(
          request,
          UpdateCompanyBoxBody,
        );
        return { ...box, ...texts, retention_until: until };
      }),
      gone: mockProblem(getUpdateCompanyBoxMockHandler, "state_conflict"),
      missing: mockProblem(getUpdateCompanyBoxMockHandler, "not_found"),
      ...companyFailures(getUpdateCompanyBoxMockHandler),
    },
  };
}
