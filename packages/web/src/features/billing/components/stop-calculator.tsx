import { formatKoreanDate, formatWon } from "@damadum/domain";
import { useCalculateTerminationAmount, type StorageContractSummary } from "@damadum/sdk";
import { Box, DateField, DetailTable, Disclosure, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { isRefusal, PriceError } from "../../../shared/priced-request/price-error.tsx";

/** Calculates the refund or remaining charge when storage stops on a given day, without stopping it. */
export function StopCalculator({ contract }: { contract: StorageContractSummary }) {
  const today = useToday();
  const { id, status, end_date: last, next_charge: next } = contract;
  const [day, setDay] = useState("");
  const isDay = day >= today && (last === null || day <= last);
  const { data, error, isFetching, refetch } = useCalculateTerminationAmount(
    id,
    { end_date: day },
    { query: { enabled: day !== "" && isDay } },
  );
  return (
    <Disclosure summary="이날 그만두면 얼마인지 계산하기">
      <Stack gap="4">
        <DateField
          label="그만둘 날"
          min={today}
          max={last ?? undefined}
          value={day}
          error={day !== "" && !isDay ? "오늘부터 보관 종료일까지 골라 주세요." : undefined}
          onValueChange={setDay}
        />
        <PriceError
          price={{ error, retry: () => void refetch() }}
          refusalTitle="지금은 그만둘 수 없어요"
        />
        <Box aria-live="polite" aria-busy={isFetching || undefined} opacity={isFetching ? 0.5 : 1}>
          {data && isDay && (
            <Stack gap="3">
              <Text fontWeight="semibold">
                {`${formatKoreanDate(day)}에 그만두면 ${
                  data.refund_amount > 0
                    ? `${formatWon(data.refund_amount)}을 환불해 드려요.`
                    : data.total_amount > 0
                      ? `${formatWon(data.total_amount)}을 더 결제해요.`
                      : "더 결제하거나 환불할 금액이 없어요."
                }`}
              </Text>
              {next !== null && status === "ACTIVE" && next.date <= day && (
                <Text>
                  {`${formatKoreanDate(next.date)}부터 그날까지의 보관료는 결제일마다 따로 결제하고, 마지막 달은 보관한 날만큼만 결제해요.`}
                </Text>
              )}
              <DetailTable
                caption="계산 내역"
                captionHidden
                align="end"
                rows={data.lines.map(({ label, description, amount }) => ({
                  term: label,
                  hint: description,
                  value: formatWon(amount),
                }))}
              />
            </Stack>
          )}
        </Box>
        <Text variant="caption" tone="muted">
          계산만 해요. 그만두려면 계약을 해지해 주세요.
        </Text>
        {!(error && isRefusal(error)) && (
          <ButtonLink
            variant="outline"
            block
            to={paths.storageAction.getHref(contract.order_serial, "termination")}
          >
            보관 그만두기
          </ButtonLink>
        )}
      </Stack>
    </Disclosure>
  );
}
