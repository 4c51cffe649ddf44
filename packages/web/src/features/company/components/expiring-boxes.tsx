import { formatKoreanDate } from "@damadum/domain";
import { useListCompanyBoxes, type CompanyBox } from "@damadum/sdk";
import { Button, ListRow } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { boxName } from "../box-text.ts";
import { EXPIRING_BOXES } from "../page-sizes.ts";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

/** The first boxes whose retention ends within 30 days. */
export function ExpiringBoxes() {
  const boxes = useListCompanyBoxes(EXPIRING_BOXES);
  return (
    <Part
      title="보존 기한이 다가오는 박스"
      what="박스를"
      query={boxes}
      action={
        boxes.data !== undefined &&
        boxes.data.items.length > 0 && (
          <Button variant="plain" size="sm" asChild>
            <RouterLink to={paths.companyBoxes.getHref({ filter: "EXPIRING" })}>
              모두 보기
            </RouterLink>
          </Button>
        )
      }
    >
      {({ items }) => (
        <RowsCard
          label="보존 기한이 다가오는 박스"
          empty="30일 안에 보존 기한이 끝나는 박스가 없어요."
          rows={items.map((box) => ({ key: box.cpbox_id, row: <BoxRow box={box} /> }))}
        />
      )}
    </Part>
  );
}

function BoxRow({ box }: { box: CompanyBox }) {
  return (
    <ListRow
      divided
      title={boxName(box)}
      description={box.department ?? undefined}
      end={box.retention_until === null ? undefined : formatKoreanDate(box.retention_until)}
    />
  );
}
