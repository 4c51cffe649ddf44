import { formatKoreanDate, formatWon } from "@damadum/domain";
import type { OperatorVisit } from "@damadum/sdk";
import { Box, DetailTable, Section, Stack } from "@damadum/ui";
import { timeOf } from "./visit-texts.ts";

/** The visits of a day on paper, for those who go there: only printed. */
export function WorkSheets({ day, visits }: { day: string; visits: readonly OperatorVisit[] }) {
  return (
    <Box display="none" _print={{ display: "block" }}>
      <Stack gap="8">
        {visits.map((visit) => (
          <Box key={visit.key} breakInside="avoid">
            <Section title={`${timeOf(visit)} ${visit.work}`} level={3}>
              <DetailTable
                caption={visit.work}
                captionHidden
                rows={[
                  { term: "날", value: formatKoreanDate(day) },
                  { term: "번호", value: visit.number },
                  {
                    term: "고객",
                    value: [visit.customer, visit.phone_last_four].filter(Boolean).join(" "),
                  },
                  {
                    term: "장소",
                    value: (visit.place ?? "")
                      .split(" → ")
                      .map((each, index) => (
                        <div key={each}>{index === 0 ? each : `→ ${each}`}</div>
                      )),
                  },
                  ...(visit.boxes === null ? [] : [{ term: "박스", value: `${visit.boxes}개` }]),
                  ...(visit.balance === null
                    ? []
                    : [{ term: "받을 잔금", value: formatWon(visit.balance) }]),
                  ...(visit.memo === null ? [] : [{ term: "메모", value: visit.memo }]),
                  { term: "서명", value: <Box height="16" aria-label="서명할 자리" /> },
                ]}
              />
            </Section>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
