import { boxStatus } from "@damadum/domain";
import type { CompanyBox, CompanyBoxPage } from "@damadum/sdk";
import { Badge, Button, ListRow, LoadError, Stack } from "@damadum/ui";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BoxLink } from "./box-link.tsx";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

interface BoxesPartProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<CompanyBoxPage>>;
  /** Shown when there are none. */
  readonly empty: string;
  readonly action?: ReactNode;
}

/** The boxes of a contract or a work, with a button to load more. */
export function BoxesPart({ query, empty, action }: BoxesPartProps) {
  const isEmpty = (query.data?.pages[0]?.items.length ?? 0) === 0;
  return (
    <Part title="박스" what="박스를" query={query} action={!isEmpty && action}>
      {({ pages }) => (
        <Stack gap="4">
          <RowsCard
            label="박스"
            empty={empty}
            rows={pages
              .flatMap(({ items }) => items)
              .map((box) => (
                <BoxRow key={box.cpbox_id} box={box} />
              ))}
          />
          {query.isFetchNextPageError && (
            <LoadError
              what="다음 박스를"
              error={query.error}
              onRetry={() => void query.fetchNextPage()}
            />
          )}
          {query.hasNextPage && !query.isFetchNextPageError && (
            <Button
              variant="outline"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              박스 더 보기
            </Button>
          )}
        </Stack>
      )}
    </Part>
  );
}

function BoxRow({ box }: { box: CompanyBox }) {
  const { label, badge } = boxStatus.states[box.status];
  return (
    <ListRow
      divided
      title={<BoxLink box={box} />}
      // Without a name, the number is already shown above.
      description={[box.department, box.name !== null && box.serial].filter(Boolean).join(" · ")}
      end={<Badge tone={badge}>{label}</Badge>}
    />
  );
}
