import {
  brand,
  currentPriceList,
  findMoveItem,
  loadOf,
  type MoveItem,
  type MoveItemGroup,
  readWhole,
} from "@damadum/domain";
import {
  Box,
  Button,
  Counter,
  Disclosure,
  FieldGroup,
  FurnitureIcon,
  HStack,
  Icon,
  ListRow,
  Notice,
  Stack,
  Text,
  TextField,
  TruckLoad,
} from "@damadum/ui";
import type { FieldProps } from "@rjsf/utils";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useListField } from "../../theme/fields/use-list-field.ts";
import { HomePresets } from "./home-presets.tsx";
import {
  aboutBoxes,
  type ItemCounts,
  type ItemEntry,
  toCounts,
  totalOf,
  withCount,
} from "./item-counts.ts";
import { searchItems } from "./search-items.ts";

/** The items to move: those chosen so far, starting lists, and the catalogue by groups with a search. */
export function ItemListField(props: FieldProps) {
  const { fieldset, answer } = useListField(props);
  const [words, setWords] = useState("");
  const groups = useMemo(() => searchItems(words), [words]);
  const list: unknown = props.formData;
  const counts = useMemo(() => toCounts(list), [list]);

  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const setAll = useCallback(
    (entries: readonly ItemEntry[] | undefined) => {
      latest.current = entries;
      answer(entries);
    },
    [answer],
  );
  const setCount = useCallback(
    (id: string, count: number) => setAll(withCount(latest.current, id, count)),
    [setAll],
  );

  return (
    <FieldGroup {...fieldset} required={props.required}>
      <Stack gap="4">
        <ItemTray counts={counts} onCount={setCount} onEmpty={() => setAll(undefined)} />
        <HomePresets counts={counts} onChoose={setAll} />
        <TextField
          label="짐 찾기"
          labelHidden
          type="search"
          placeholder="침대, ㅊㄷ처럼 찾아보세요"
          start={<Icon name="search" size={20} />}
          value={words}
          onValueChange={setWords}
          onKeyDown={(event) => {
            // Enter here means "search", which has already happened, not "next".
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        {groups.length === 0 && (
          <Notice title="찾는 짐이 없어요">크기가 비슷한 짐을 골라 주세요.</Notice>
        )}
        <Stack gap="0">
          {groups.map((group) => (
            <ItemGroup
              key={group.id}
              group={group}
              counts={counts}
              isOpen={words !== ""}
              onCount={setCount}
            />
          ))}
        </Stack>
      </Stack>
    </FieldGroup>
  );
}

interface ItemTrayProps {
  readonly counts: ItemCounts;
  readonly onCount: (id: string, count: number) => void;
  readonly onEmpty: () => void;
}

/** The items chosen so far: how full the truck is, and each item with a count to change. */
function ItemTray({ counts, onCount, onEmpty }: ItemTrayProps) {
  const { today } = useFormEngine();
  const { pieces, volume } = totalOf(counts);
  const known = [...counts].flatMap(([id, count]) => {
    const item = findMoveItem(id);
    return item === undefined ? [] : [{ item, count }];
  });
  const { tier, truckCount, share } = loadOf(
    known.map(({ item, count }) => ({ itemId: item.id, count })),
    currentPriceList(today),
  );
  return (
    <Stack gap="1">
      <HStack gap="4" align="center">
        <TruckLoad share={share} width={96} />
        <Box minWidth="0" flex="1">
          <Text aria-live="polite" fontWeight="semibold">
            {pieces === 0
              ? "아직 담은 짐이 없어요"
              : `짐 ${pieces}개 · ${brand.name} 박스 ${aboutBoxes(volume)} 분량`}
          </Text>
          {pieces > 0 && (
            <Text variant="caption" tone="muted">
              {`${tier.truck} ${truckCount}대에 실어요`}
            </Text>
          )}
        </Box>
      </HStack>
      {known.length > 0 && (
        <Disclosure emphasis summary="담은 짐 보기">
          {known.map(({ item, count }) => (
            <ItemRow key={item.id} item={item} count={count} onCount={onCount} />
          ))}
          <Button variant="plain" size="sm" onClick={onEmpty}>
            모두 비우기
          </Button>
        </Disclosure>
      )}
    </Stack>
  );
}

interface ItemGroupProps {
  readonly group: MoveItemGroup;
  readonly counts: ItemCounts;
  readonly isOpen: boolean;
  readonly onCount: (id: string, count: number) => void;
}

/** Items of one kind, folded away until they are needed. */
function ItemGroup({ group, counts, isOpen, onCount }: ItemGroupProps) {
  const pieces = piecesIn(group, counts);
  return (
    <Disclosure
      emphasis
      summary={pieces === 0 ? group.name : `${group.name} · ${pieces}개`}
      defaultOpen={isOpen}
    >
      {group.items.map((item) => (
        <ItemRow key={item.id} item={item} count={counts.get(item.id) ?? 0} onCount={onCount} />
      ))}
    </Disclosure>
  );
}

function piecesIn(group: MoveItemGroup, counts: ItemCounts): number {
  return group.items.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}

interface ItemRowProps {
  readonly item: MoveItem;
  readonly count: number;
  readonly onCount: (id: string, count: number) => void;
}

/** One item with its count; memoised, so that it does not render when others change. */
const ItemRow = memo(function ItemRow({ item, count, onCount }: ItemRowProps) {
  return (
    <ListRow
      divided
      media={<FurnitureIcon name={item.icon} size={40} />}
      title={item.name}
      description={`박스 ${aboutBoxes(item.volumeCount)} 크기`}
      end={
        <Counter
          label={`${item.name} 개수`}
          value={count}
          read={readWhole}
          onValueChange={(next) => onCount(item.id, next)}
        />
      }
    />
  );
});
