import { brand } from "@damadum/domain";
import { Footer, Text } from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { termsNames, termsPages } from "../shared/terms/terms-pages.ts";

const { company, links } = brand;

/** What the Electronic Commerce Act wants at the end of every page, in its order. */
const details = [
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

export function SiteFooter() {
  return (
    <Footer
      links={
        <>
          {termsNames.map((name) => (
            <Link key={name} to={paths.terms.getHref(name)}>
              {/* The law wants this one to stand out (개인정보 보호법 시행령 제31조). */}
              {name === "privacy" ? (
                <strong>{termsPages[name].title}</strong>
              ) : (
                termsPages[name].title
              )}
            </Link>
          ))}
          <Link to={paths.faq.getHref()}>자주 묻는 질문</Link>
          <a href={links.businessLookup} target="_blank" rel="noreferrer">
            사업자정보 확인 (공정거래위원회)
          </a>
        </>
      }
      details={details}
    >
      {company.isSample && (
        <Text variant="micro">
          위 회사 정보는 예시예요. 실제로 운영하는 회사의 정보로 바뀔 거예요.
        </Text>
      )}
    </Footer>
  );
}
