import type { Company, RegisteredParty } from "@damadum/sdk";

type Registration = RegisteredParty & Partial<Pick<Company, "business_type" | "business_item">>;

/** Registration details in the order of a statement, without those that are not recorded. */
export function registrationFacts(party: Registration) {
  const facts = [
    { term: "상호", value: party.name },
    { term: "대표자", value: party.representative_name },
    { term: "사업자등록번호", value: party.registration_number },
    { term: "주소", value: party.address },
    { term: "업태", value: party.business_type },
    { term: "종목", value: party.business_item },
  ];
  return facts.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}
