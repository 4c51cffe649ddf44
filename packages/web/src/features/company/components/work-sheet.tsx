import { boxStatus, brand, companyWorkKinds, formatMoment, placeLine } from "@damadum/domain";
import { useGetCompany, type CompanyBox, type CompanyWork } from "@damadum/sdk";
import { Box, DetailTable, Quotation, Table } from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";

interface WorkSheetProps {
  readonly work: CompanyWork;
  readonly boxes: readonly CompanyBox[];
}

/** A work as a document: every box that is handed over, with lines to sign. Only printed. */
export function WorkSheet({ work, boxes }: WorkSheetProps) {
  const { kind, box_count: count, created_at: at, appointment, place, memo } = work;
  const { data: company } = useGetCompany();
  return (
    <Box display="none" _print={{ display: "block" }}>
      <Quotation
        title={`작업 확인서 · ${companyWorkKinds[kind].label}`}
        meta={[
          { term: "요청일", value: formatInstantDay(at) },
          { term: "박스", value: `${count}개` },
          ...(appointment === null
            ? []
            : [{ term: "약속", value: formatMoment(appointment.date, appointment.time) }]),
        ]}
      >
        <DetailTable
          caption="작업 내용"
          rows={[
            { term: "작업 번호", value: work.wk_id },
            ...(company === undefined ? [] : [{ term: "맡긴 기업", value: company.name }]),
            { term: "맡은 회사", value: brand.company.name },
            ...(place === null ? [] : [{ term: "장소", value: placeLine(place) }]),
            ...(memo === null ? [] : [{ term: "요청 사항", value: memo }]),
          ]}
        />
        <Table
          caption="박스"
          columns={[
            { header: "박스 번호" },
            { header: "이름" },
            { header: "부서" },
            { header: "상태" },
            { header: "확인" },
          ]}
          rows={boxes.map(({ cpbox_id: key, serial, name, department, status }) => ({
            key,
            cells: [serial, name ?? "", department ?? "", boxStatus.states[status].label, "☐"],
          }))}
        />
        <Box breakInside="avoid">
          <DetailTable
            caption="확인"
            rows={[
              { term: "넘겨준 사람", value: "(서명)" },
              { term: "넘겨받은 사람", value: "(서명)" },
            ]}
          />
        </Box>
      </Quotation>
    </Box>
  );
}
