import { boxStatus } from "@damadum/domain";
import type { CompanyBoxPage } from "@damadum/sdk";
import { Badge, ListRow } from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

interface BoxesPartProps {
  readonly query: UseQueryResult<CompanyBoxPage>;
  /** Said where there are none. */
  readonly empty: string;
}

/** The boxes of a contract or a work. */
export function BoxesPart({ query, empty }: BoxesPartProps) {
  return (
    <Part title="박스" what="박스를" query={query}>
      {({ items }) => (
        <RowsCard
          label="박스"
          empty={empty}
          rows={items.map((box) => ({
            key: box.cpbox_id,
            row: (
              <ListRow
                divided
                title={box.name ?? box.serial}
                description={[box.department, box.serial].filter(Boolean).join(" · ")}
                end={
                  <Badge tone={boxStatus.states[box.status].badge}>
                    {boxStatus.states[box.status].label}
                  </Badge>
                }
              />
            ),
          }))}
        />
      )}
    </Part>
  );
}
