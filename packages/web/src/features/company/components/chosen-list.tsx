import { formatKoreanDate } from "@damadum/domain";
import { Badge, Box, Disclosure, HStack, Table } from "@damadum/ui";
import { boxName } from "../box-text.ts";
import type { ChosenBox } from "../state/chosen-boxes.tsx";

interface ChosenListProps {
  readonly boxes: readonly ChosenBox[];
  readonly today: string;
  /** Expanded when every box has to be read. */
  readonly isOpen: boolean;
}

/** The boxes of a request, latest retention day first. */
export function ChosenList({ boxes, today, isOpen }: ChosenListProps) {
  return (
    <Disclosure summary={`고른 박스 ${boxes.length}개`} emphasis defaultOpen={isOpen}>
      {/* A long list scrolls on its own, so it must be reachable by keyboard. */}
      <Box maxHeight="24rem" overflow="auto" tabIndex={0} role="region" aria-label="고른 박스 목록">
        <Table
          caption="고른 박스"
          captionHidden
          columns={[{ header: "이름" }, { header: "부서" }, { header: "보존 기한" }]}
          rows={boxes
            .toSorted((a, b) => (b.retention_until ?? "").localeCompare(a.retention_until ?? ""))
            .map(({ cpbox_id: key, name, serial, department, retention_until: until }) => ({
              key,
              cells: [
                boxName({ name, serial }),
                department ?? "",
                until === null ? (
                  "없음"
                ) : (
                  <HStack key="until" gap="2" wrap="wrap">
                    <span>{formatKoreanDate(until)}</span>
                    {until >= today && <Badge tone="warning">남음</Badge>}
                  </HStack>
                ),
              ],
            }))}
        />
      </Box>
    </Disclosure>
  );
}
