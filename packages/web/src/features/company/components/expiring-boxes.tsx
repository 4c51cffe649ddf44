import { sayDay } from "@damadum/domain";
import { useListCompanyBoxes } from "@damadum/sdk";
import { ListRow } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { EXPIRING_BOXES } from "../page-sizes.ts";
import { BoxLink } from "./box-link.tsx";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

/** The first boxes whose retention ends within 30 days. */
export function ExpiringBoxes() {
  const today = useToday();
  const boxes = useListCompanyBoxes(EXPIRING_BOXES);
  return (
    <Part
      title="보존 기한이 다가오는 박스"
      what="박스를"
      query={boxes}
      action={
        boxes.data !== undefined &&
        boxes.data.items.length > 0 && (
          <ButtonLink
            variant="plain"
            size="sm"
            to={paths.companyBoxes.getHref({ filter: "EXPIRING" })}
          >
            모두 보기
          </ButtonLink>
        )
      }
    >
      {({ items }) => (
        <RowsCard
          label="보존 기한이 다가오는 박스"
          empty="30일 안에 보존 기한이 끝나는 박스가 없어요."
          rows={items.map((box) => (
            <ListRow
              key={box.cpbox_id}
              divided
              title={<BoxLink box={box} />}
              description={box.department ?? undefined}
              end={box.retention_until === null ? undefined : sayDay(box.retention_until, today)}
            />
          ))}
        />
      )}
    </Part>
  );
}
