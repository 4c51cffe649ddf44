import {
  brand,
  certificateStatement,
  formatCount,
  formatKoreanDate,
  groupCode,
  registrationFacts,
} from "@damadum/domain";
import type { DestructionCertificate } from "@damadum/sdk";
import { Box, DetailTable, Quotation, Table, Text } from "@damadum/ui";
import { paths } from "../../../shared/paths.ts";

/** A certificate, laid out as the document that the company files. */
export function Certificate({ certificate }: { readonly certificate: DestructionCertificate }) {
  const { number, code, company, issuer, boxes } = certificate;
  return (
    <Quotation
      title="폐기 확인서"
      meta={[
        { term: "확인서 번호", value: number },
        { term: "발급일", value: formatKoreanDate(certificate.issued_on) },
      ]}
    >
      <Text>
        {certificateStatement({
          boxCount: boxes.length,
          destroyedOn: certificate.destroyed_on,
        })}
      </Text>
      <DetailTable
        caption="폐기"
        rows={[
          { term: "요청일", value: formatKoreanDate(certificate.requested_on) },
          { term: "폐기일", value: formatKoreanDate(certificate.destroyed_on) },
          { term: "박스", value: `${formatCount(boxes.length)}개` },
          { term: "작업 번호", value: certificate.wk_id },
        ]}
      />
      <DetailTable caption="맡긴 기업" rows={registrationFacts(company)} />
      <DetailTable
        caption={brand.company.isSample ? "폐기한 회사 (예시 정보)" : "폐기한 회사"}
        rows={registrationFacts(issuer)}
      />
      <Table
        caption="폐기한 박스"
        columns={[{ header: "박스" }, { header: "부서" }, { header: "보존 기한" }]}
        rows={boxes.map(({ serial, name, department, retention_until: until }) => ({
          key: serial,
          cells: [
            <Box key="box" overflowWrap="anywhere">
              <span>{name ?? serial}</span>
              {name !== null && (
                <Box color="fg.muted" textStyle="caption" overflowWrap="anywhere">
                  {serial}
                </Box>
              )}
            </Box>,
            department ?? "",
            until === null ? "없음" : formatKoreanDate(until),
          ],
        }))}
      />
      <DetailTable
        caption="진위 확인"
        rows={[
          { term: "확인 번호", value: <strong>{groupCode(code)}</strong> },
          {
            term: "확인하는 곳",
            // The site that this page was opened at, as messages name it.
            value: new URL(paths.certificateCheck.getHref(), globalThis.location.origin).href,
          },
        ]}
      />
    </Quotation>
  );
}
