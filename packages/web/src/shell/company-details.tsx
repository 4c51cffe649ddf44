import { brand } from "@damadum/domain";

const { company } = brand;

/** What the Electronic Commerce Act requires on every page or, in an app, one step from it; in its order. */
export const companyDetails = [
  { term: "상호", description: company.name },
  { term: "대표자", description: company.representative },
  { term: "주소", description: company.address },
  { term: "전화", description: <a href={`tel:${company.phoneNumber}`}>{company.phoneNumber}</a> },
  { term: "상담 시간", description: company.supportHours },
  { term: "전자우편", description: <a href={`mailto:${company.email}`}>{company.email}</a> },
  { term: "사업자등록번호", description: company.businessNumber },
  { term: "통신판매업 신고번호", description: company.mailOrderNumber },
  { term: "호스팅 제공자", description: company.hostingProvider },
  { term: "개인정보보호책임자", description: company.privacyOfficer },
];

/** Null unless the details are samples. */
export const sampleNotice = company.isSample
  ? "위 회사 정보는 예시예요. 실제로 운영하는 회사의 정보로 바뀔 거예요."
  : null;
