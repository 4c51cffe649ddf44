import { CompanyContractRequest as body } from "@damadum/sdk/requests";
import { checkCompanyContract, MAX_CONTRACT_DAYS_AHEAD } from "@damadum/domain";
import type { CompanyContractRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/company-contract.ts";
import { placeStep } from "../../patterns/address/place-fields.ts";
import { confirmStep } from "../../patterns/extras/extras-step.ts";

/** A company asks to store boxes; the operator sets terms and price. */
export const companyContractForm = defineForm<CompanyContractRequest>()({
  id: "company-contract",
  body,
  compiled,
  steps: [
    {
      id: "boxes",
      name: "박스",
      title: "무엇을 얼마나 맡기시나요?",
      fields: [
        {
          path: "name",
          placeholder: "예: 2026년 문서 보관",
        },
        { path: "department", placeholder: "예: 경영지원팀" },
        {
          path: "box_count",
          widget: "counter",
        },
      ],
    },
    {
      id: "period",
      name: "기간",
      title: "언제부터 얼마나 보관할까요?",
      fields: [
        {
          path: "start_date",
          title: "시작할 날짜",
          widget: "date",
          options: { daysAhead: MAX_CONTRACT_DAYS_AHEAD },
          plain: (_, today) => today,
        },
        {
          path: "months",
          title: "보관 기간(개월)",
          reviewTitle: "보관 기간",
          widget: "counter",
        },
      ],
    },
    placeStep("박스를 어디에서 가져올까요?"),
    confirmStep,
  ],
  needs: ["loadScheduleDays"],
  rules: checkCompanyContract,
  draft: { storage: "session", days: 1, keepAfterSubmit: false, name: "계약 신청" },
  submitLabel: "계약 신청하기",
});
