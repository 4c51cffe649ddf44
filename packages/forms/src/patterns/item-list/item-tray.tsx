import { brand, currentPriceList, findMoveItem, loadOf } from "@damadum/domain";
import { Box, Button, Disclosure, HStack, Stack, Text, TruckLoad } from "@damadum/ui";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { aboutBoxes, type ItemCounts, totalOf } from "./item-counts.ts";
import { ItemRow } from "./item-row.tsx";

interface ItemTrayProps {
  readonly counts: ItemCounts;
  readonly onCount: (id: string, count: number) => void;
  readonly onEmpty: () => void;
}

/** The items chosen so far: how full the truck is, and each item with a count to change. */
export function ItemTray({ counts, onCount, onEmpty }: ItemTrayProps) {
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
