import { brand } from "@damadum/domain";
import type { Fact } from "./work-facts.ts";

/** The billing company's details, as shown on statements and required by the standard terms for movers. */
export function companyFacts(): readonly Fact[] {
  const { company } = brand;
  return [
    { term: "상호", value: company.name },
    { term: "대표자", value: company.representative },
    { term: "사업자등록번호", value: company.businessNumber },
    { term: "운송 허가번호", value: company.haulingPermit },
    { term: "적재물 보험", value: company.cargoInsurance },
    { term: "주소", value: company.address },
    { term: "전화", value: company.phoneNumber },
  ];
}
