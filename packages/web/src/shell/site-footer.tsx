import { brand } from "@damadum/domain";
import { Footer, Text } from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { termsNames, termsPages } from "../shared/terms/terms-pages.ts";
import { companyDetails, sampleNotice } from "./company-details.tsx";

export function SiteFooter() {
  return (
    <Footer
      links={
        <>
          {termsNames.map((name) => (
            <Link key={name} to={paths.terms.getHref(name)}>
              {/* The law requires this one to stand out (개인정보 보호법 시행령 제31조). */}
              {name === "privacy" ? (
                <strong>{termsPages[name].title}</strong>
              ) : (
                termsPages[name].title
              )}
            </Link>
          ))}
          <Link to={paths.faq.getHref()}>자주 묻는 질문</Link>
          <a href={brand.links.businessLookup} target="_blank" rel="noreferrer">
            사업자정보 확인 (공정거래위원회)
          </a>
          {/* A file of the build (build/licences.ts), not a page. */}
          <a href="/third-party-licences.txt">오픈소스 라이선스</a>
        </>
      }
      details={companyDetails}
    >
      {sampleNotice !== null && <Text variant="micro">{sampleNotice}</Text>}
    </Footer>
  );
}
