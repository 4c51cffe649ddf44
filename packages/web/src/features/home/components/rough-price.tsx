import {
  formatWon,
  type HomeSize,
  homeSizeNames,
  homeSizes,
  isHomeSize,
  type PriceList,
  roughMovePrice,
  type RoughMovePrice,
} from "@damadum/domain";
import {
  Box,
  Card,
  Grid,
  Heading,
  HStack,
  PriceBar,
  RadioGroup,
  Select,
  Stack,
  Text,
  TruckLoad,
} from "@damadum/ui";
import { useState } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { districtOptions, usualMove, zoneOfDistrict } from "../districts.ts";

const NOTE = "엘리베이터, 추가 요금이 없는 날 기준이에요. 부가세가 들어 있어요.";

/** The rough price of a move from two 구 and a home size, before any question of the quote. */
export function RoughPrice({ priceList }: { readonly priceList: PriceList }) {
  const [start, setStart] = useState<string>(usualMove.start);
  const [destination, setDestination] = useState<string>(usualMove.destination);
  const [size, setSize] = useState<HomeSize>("ONE_ROOM");
  const price = roughMovePrice(
    {
      start: zoneOfDistrict(start),
      destination: zoneOfDistrict(destination),
      items: homeSizes[size].items,
    },
    priceList,
  );
  return (
    <Card variant="raised" as="section" aria-labelledby="rough-price">
      <Stack gap="4">
        <Heading id="rough-price" level={2} variant="subheading">
          이사 비용, 1분이면 알 수 있어요
        </Heading>
        <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))">
          <Select
            label="출발"
            options={districtOptions}
            placeholder={null}
            value={start}
            onValueChange={setStart}
          />
          <Select
            label="도착"
            options={districtOptions}
            placeholder={null}
            value={destination}
            onValueChange={setDestination}
          />
        </Grid>
        <RadioGroup
          id="home-size"
          label="집 크기"
          labelHidden
          layout="chip"
          columns={3}
          options={homeSizeNames.map((name) => ({ value: name, label: homeSizes[name].label }))}
          value={size}
          onValueChange={(name) => {
            if (isHomeSize(name)) setSize(name);
          }}
        />
        <Outcome price={price} />
      </Stack>
      <PriceBar total={price.totalAmount} lines={price.lines} note={NOTE} action={<ToQuote />} />
    </Card>
  );
}

/** The truck and, where no bottom bar shows it, the price. */
function Outcome({ price }: { readonly price: RoughMovePrice }) {
  return (
    <Stack gap="4">
      <HStack gap="4" align="center">
        <TruckLoad share={price.share} width={96} />
        <Box minWidth="0" flex="1">
          <Text fontWeight="semibold">{`${price.truck}, 작업자 ${price.crewCount}명`}</Text>
          <Text variant="caption" tone="muted">
            {NOTE}
          </Text>
        </Box>
      </HStack>
      <Stack gap="4" hideBelow="lg">
        <HStack justify="space-between" align="baseline" gap="4">
          <Text variant="label">예상 금액</Text>
          <Text variant="amount">{formatWon(price.totalAmount)}</Text>
        </HStack>
        <ToQuote />
      </Stack>
    </Stack>
  );
}

function ToQuote() {
  return (
    <ButtonLink size="lg" block to={paths.home.getHref("resume")}>
      이사 견적 받기
    </ButtonLink>
  );
}
