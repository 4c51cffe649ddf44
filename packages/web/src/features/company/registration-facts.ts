import type { Company } from "@damadum/sdk";

/** A company's registration details in the order of a statement, without those that are not recorded yet. */
export function registrationFacts(company: Company) {
  const facts = [
    { term: "상호", value: company.name },
    { term: "대표자", value: company.representative_name },
    { term: "사업자등록번호", value: company.registration_number },
    { term: "주소", value: company.address },
    { term: "업태", value: company.business_type },
    { term: "종목", value: company.business_item },
  ];
  return facts.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}
