import type fc from "fast-check";

import { completeCompanyContract } from "../definitions/company-contract/fixtures.ts";
import { companyContractForm } from "../definitions/company-contract/form.ts";
import { completeEarlyCompanyDisposal } from "../definitions/company-disposal/fixtures.ts";
import { earlyCompanyDisposalForm } from "../definitions/company-disposal/form.ts";
import { completeCompanyNewBoxes } from "../definitions/company-new-boxes/fixtures.ts";
import { companyNewBoxesForm } from "../definitions/company-new-boxes/form.ts";
import { completeCompanyVisit } from "../definitions/company-visit/fixtures.ts";
import { companyDeliveryForm } from "../definitions/company-visit/form.ts";
import type { AnyForm } from "../engine/definition/form-definition.ts";
import {
  companyContractAnswers,
  companyDisposalAnswers,
  companyNewBoxesAnswers,
  companyVisitAnswers,
} from "./arbitraries.ts";

/** A form and the body of the contract that it fills in. */
export type ContractCase = {
  readonly body: string;
  readonly form: AnyForm;
  readonly complete: object;
  readonly answers: fc.Arbitrary<object>;
  /** What the page adds to the answers. */
  readonly added?: object;
};

/** What a company's person has chosen before a form about its boxes. */
const chosen = {
  cid: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
  cpbox_ids: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2e01"],
};

/** The forms of companies. */
export const companyCases: readonly ContractCase[] = [
  {
    body: "CompanyContractRequest",
    form: companyContractForm,
    complete: completeCompanyContract,
    answers: companyContractAnswers,
  },
  {
    body: "CompanyDeliveryDraft",
    form: companyDeliveryForm,
    complete: completeCompanyVisit,
    answers: companyVisitAnswers,
    added: { ...chosen, kind: "DELIVERY" },
  },
  {
    body: "CompanyDeliveryDraft",
    form: companyNewBoxesForm,
    complete: completeCompanyNewBoxes,
    answers: companyNewBoxesAnswers,
    added: { cid: chosen.cid, kind: "NEW_BOXES" },
  },
  {
    body: "CompanyDeliveryDraft",
    form: earlyCompanyDisposalForm,
    complete: completeEarlyCompanyDisposal,
    answers: companyDisposalAnswers,
    added: { ...chosen, kind: "DISPOSAL" },
  },
];
