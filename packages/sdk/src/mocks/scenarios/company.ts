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
import { bodyOf, companys } from "./failing.ts";

export function companyScenarios() {
  const unregistered = {
    registration_number: null,
    representative_name: null,
    address: null,
    business_type: null,
    business_item: null,
  };
  return {
    getCompany: companys(getGetCompanyMockHandler, (reply) => ({
      registered: reply(company),
      unregistered: reply({ ...company, ...unregistered }),
    })),
  };
}

export function companyContractScenarios(day: string) {
  const inState = (status: CompanyContractStatus) =>
    getGetCompanyContractMockHandler(companyContract(status, day));
  return {
    listCompanyContracts: companys(getListCompanyContractsMockHandler, (reply) => ({
      contracts: reply(onlyPage(companyContracts(day))),
      empty: reply(onlyPage([])),
    })),
    createCompanyContract: companys(getCreateCompanyContractMockHandler, (reply) => ({
      requested: reply(async ({ request }) => ({
        ...companyContract("WAIT", day),
        ...(await bodyOf(request, CreateCompanyContractBody)),
      })),
    })),
    getCompanyContract: companys(getGetCompanyContractMockHandler, (_reply, problem) => ({
      WAIT: inState("WAIT"),
      OFFERED: inState("OFFERED"),
      ACTIVE: inState("ACTIVE"),
      ENDED: inState("ENDED"),
      CANCEL: inState("CANCEL"),
      missing: problem("not_found"),
    })),
    acceptCompanyContract: companys(getAcceptCompanyContractMockHandler, (reply, problem) => ({
      accepted: reply(companyContract("ACTIVE", day)),
      changed: problem("validation_failed"),
    })),
    withdrawCompanyContract: companys(getWithdrawCompanyContractMockHandler, (reply, problem) => ({
      withdrawn: reply(companyContract("CANCEL", day)),
      late: problem("state_conflict"),
    })),
    listCompanyContractBoxes: companys(
      getListCompanyContractBoxesMockHandler,
      (reply, problem) => ({
        boxes: reply(boxPage(companyBoxes(day), 480)),
        empty: reply(boxPage([])),
        missing: problem("not_found"),
      }),
    ),
  };
}

export function companyBoxScenarios(day: string) {
  return {
    listCompanyBoxes: companys(getListCompanyBoxesMockHandler, (reply) => ({
      boxes: reply(({ request }) => pageOfBoxes(day, request)),
      one: reply(boxPage([companyBox(day)])),
      empty: reply(boxPage([])),
    })),
    updateCompanyBoxes: companys(getUpdateCompanyBoxesMockHandler, (reply) => ({
      updated: reply(async ({ request }) => {
        const { boxes } = await bodyOf(request, UpdateCompanyBoxesBody);
        const texts = boxes.flatMap((box) => Object.values(box));
        return { boxes: boxes.length, emptied: texts.filter((text) => !text).length };
      }),
    })),
    countCompanyBoxes: companys(getCountCompanyBoxesMockHandler, (reply) => ({
      counts: reply({
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
      none: reply({
        all: 0,
        stored: 0,
        moving: 0,
        returned: 0,
        disposed: 0,
        expiring: 0,
        expiring_days: [],
      }),
    })),
    listCompanyDepartments: companys(getListCompanyDepartmentsMockHandler, (reply) => ({
      departments: reply({ items: companyDepartments }),
      none: reply({ items: [] }),
    })),
    getCompanyBox: companys(getGetCompanyBoxMockHandler, (reply, problem) => ({
      stored: reply(companyBoxDetail(day)),
      missing: problem("not_found"),
    })),
    updateCompanyBox: companys(getUpdateCompanyBoxMockHandler, (reply, problem) => ({
      updated: reply(async ({ request }) => {
        const box = companyBoxDetail(day);
        const { retention_until: until = box.retention_until, ...texts } = await bodyOf(
          request,
          UpdateCompanyBoxBody,
        );
        return { ...box, ...texts, retention_until: until };
      }),
      gone: problem("state_conflict"),
      missing: problem("not_found"),
    })),
  };
}
