import {
  currentStoragePriceList,
  formatWon,
  roughStoragePrice,
  storagePromotions,
  usualStorage,
} from "@damadum/domain";
import { Box, Card, Grid, HStack, Illustration, Section, Stack, Text } from "@damadum/ui";
import { useFreeMonths } from "../../../shared/order/use-free-months.ts";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";

const { boxCount, months } = usualStorage;

/** What a usual storage costs, line by line, as the storage quote begins with it. */
export function StoragePrice() {
  const hasFreeMonths = useFreeMonths() ?? true;
  const price = roughStoragePrice(
    { ...usualStorage, ...(hasFreeMonths && { promotion: "FREE_MONTH3" }) },
    currentStoragePriceList(useToday()),
  );
  return (
    <Section
      title={`박스 ${boxCount}개를 ${months}개월 맡기면`}
      description="서울에서 가지고 있는 박스에 담아 맡길 때의 금액이에요. 부가세가 들어 있어요."
    >
      <Card variant="raised">
        <Grid
          gap={{ base: "5", md: "10" }}
          alignItems="center"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "auto minmax(0, 1fr)" }}
        >
          <Box hideBelow="md">
            <Illustration name="boxes" width={240} />
          </Box>
          <Stack gap="4">
            <Stack as="dl" gap="2">
              {price.lines.map(({ code, label, amount }) => (
                <HStack key={code} justify="space-between" align="baseline" gap="3">
                  <Text as="dt" tone="muted">
                    {code === "PROMOTION" ? storagePromotions.FREE_MONTH3.label : label}
                  </Text>
                  <Text as="dd" fontVariantNumeric="tabular-nums">
                    {formatWon(amount)}
                  </Text>
                </HStack>
              ))}
              <HStack justify="space-between" align="baseline" gap="3" paddingBlockStart="2">
                <Text as="dt" variant="label">
                  예상 금액
                </Text>
                <Text as="dd" variant="amount">
                  {formatWon(price.totalAmount)}
                </Text>
              </HStack>
            </Stack>
            <ButtonLink variant="tinted" size="lg" block to={paths.storageQuote.getHref()}>
              보관 견적 받기
            </ButtonLink>
          </Stack>
        </Grid>
      </Card>
    </Section>
  );
}
