import {
  formatKoreanDate,
  formatWon,
  homeSizeNames,
  homeSizes,
  type PriceList,
  roughMovePrice,
  type Zone,
  zones,
} from "@damadum/domain";
import { Box, Card, Grid, Heading, HStack, Section, Stack, Text, TruckLoad } from "@damadum/ui";

/** Within a region, to the next one, and across the country. */
const ways: readonly { readonly start: Zone; readonly destination: Zone }[] = [
  { start: "SEOUL", destination: "SEOUL" },
  { start: "SEOUL", destination: "GYEONGGI" },
  { start: "SEOUL", destination: "BUSAN" },
];

/** A larger truck is drawn larger. */
const TRUCK_WIDTHS = { ONE_ROOM: 96, TWO_ROOMS: 120, THREE_ROOMS: 160 } as const;

/** Prices of usual moves, computed from the price list in force. */
export function PriceExamples({ priceList }: { readonly priceList: PriceList }) {
  return (
    <Section
      title="집 크기로 보는 이사 비용"
      description={`요금표 기준일 ${formatKoreanDate(priceList.effectiveFrom)}, 엘리베이터와 추가 요금이 없는 날 기준이에요.`}
    >
      <Grid
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
      >
        {homeSizeNames.map((size) => {
          const { label, items } = homeSizes[size];
          const prices = ways.map((way) => ({
            ...way,
            ...roughMovePrice({ ...way, items }, priceList),
          }));
          const [first] = prices;
          return (
            <Card key={size} variant="raised">
              <Stack gap="4">
                <HStack
                  justify="space-between"
                  align="flex-end"
                  gap="3"
                  // Side by side, the prices line up below trucks of three sizes.
                  minHeight={{ md: "7.5rem" }}
                >
                  <Box minWidth="0">
                    <Heading level={3} variant="subheading">
                      {label}
                    </Heading>
                    <Text variant="caption" tone="muted">
                      {first && `${first.truck}, 작업자 ${first.crewCount}명`}
                    </Text>
                  </Box>
                  <TruckLoad share={first?.share ?? 0} width={TRUCK_WIDTHS[size]} />
                </HStack>
                <Stack as="dl" gap="2">
                  {prices.map(({ start, destination, totalAmount }) => (
                    <HStack key={destination} justify="space-between" align="baseline" gap="3">
                      <Text as="dt" variant="caption" tone="muted">
                        {`${zones[start].label} → ${zones[destination].label}`}
                      </Text>
                      <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                        {formatWon(totalAmount)}
                      </Text>
                    </HStack>
                  ))}
                </Stack>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}
