import {
  formatWon,
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
import type { ReactNode } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { zoneOfDistrict } from "../../../shared/quote-form/rough-move.ts";
import { districtOptions } from "../districts.ts";
import { useRoughMove } from "../hooks/use-rough-move.ts";

const LEFT_TITLE = "작성하던 견적";
const NOTE = "엘리베이터, 추가 요금이 없는 날 기준이에요. 부가세가 들어 있어요.";

/** The rough price of a move from two 구 and a home size, before any question of the quote. */
export function RoughPrice({ priceList }: { readonly priceList: PriceList }) {
  const { start, destination, size, choose, open, left } = useRoughMove();
  const price = roughMovePrice(
    {
      start: zoneOfDistrict(start),
      destination: zoneOfDistrict(destination),
      items: homeSizes[size].items,
    },
    priceList,
  );
  const toQuote = (
    <ButtonLink size="lg" block to={paths.home.getHref("resume")} onClick={open}>
      {left === null ? "이사 견적 받기" : "이어서 쓰기"}
    </ButtonLink>
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
            onValueChange={(value) => choose({ start: value })}
          />
          <Select
            label="도착"
            options={districtOptions}
            placeholder={null}
            value={destination}
            onValueChange={(value) => choose({ destination: value })}
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
            if (isHomeSize(name)) choose({ size: name });
          }}
        />
        <Outcome price={price} left={left} action={toQuote} />
      </Stack>
      {left === null ? (
        <PriceBar total={price.totalAmount} lines={price.lines} note={NOTE} action={toQuote} />
      ) : (
        <PriceBar title={LEFT_TITLE} total={left} action={toQuote} />
      )}
    </Card>
  );
}

interface OutcomeProps {
  readonly price: RoughMovePrice;
  /** The total of the quote that was left. */
  readonly left: number | null;
  readonly action: ReactNode;
}

/** The truck and, where no bottom bar shows it, the price. */
function Outcome({ price, left, action }: OutcomeProps) {
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
          <Text variant="label">{left === null ? "예상 금액" : LEFT_TITLE}</Text>
          <Text variant="amount">{formatWon(left ?? price.totalAmount)}</Text>
        </HStack>
        {action}
      </Stack>
    </Stack>
  );
}
