import type { StatusChange } from "@damadum/sdk";
import { Box, Section, Stack, Text } from "@damadum/ui";
import { formatInstant } from "../../../shared/config/dayjs.ts";

/** What a change of state means to the customer; the labels of the states would say "박스 준비 중" three times. */
const happenings = {
  QUOTED: "견적을 받았어요",
  WAIT: "결제하지 못했어요",
  PAYMENT: "결제했어요",
  CONFIRM: "예약을 확정했어요",
  BOX_DEL_BEFORE: "박스를 준비했어요",
  BOX_DEL_COMPLETE: "박스를 배송했어요",
  WORKING: "짐을 옮기기 시작했어요",
  WORKING_COMPLETE: "짐을 모두 옮겼어요",
  BOX_COL_REQUEST: "박스 수거를 신청했어요",
  COMPLETE: "모두 끝났어요",
  CANCEL: "취소했어요",
} as const satisfies Record<StatusChange["to"], string>;

/** What happened to an order, the newest first. */
export function OrderHistory({ history }: { history: readonly StatusChange[] }) {
  return (
    <Section title="진행 내역">
      <Stack as="ul" gap="0" listStyleType="none">
        {history.toReversed().map((change, index) => (
          <Box
            as="li"
            key={`${change.at} ${change.to}`}
            position="relative"
            paddingInlineStart="6"
            paddingBlockEnd={index === history.length - 1 ? "0" : "5"}
            _before={{
              content: '""',
              position: "absolute",
              insetInlineStart: "0",
              insetBlockStart: "0.5rem",
              width: "0.625rem",
              height: "0.625rem",
              borderRadius: "full",
              bg: index === 0 ? "brand.solid" : "border.strong",
            }}
            _after={{
              content: '""',
              display: index === history.length - 1 ? "none" : "block",
              position: "absolute",
              insetInlineStart: "0.25rem",
              insetBlockStart: "1.375rem",
              insetBlockEnd: "0",
              width: "2px",
              bg: "border",
            }}
          >
            <Text fontWeight={index === 0 ? "semibold" : "medium"}>{happenings[change.to]}</Text>
            <Text variant="caption" tone="muted">
              {formatInstant(change.at)}
            </Text>
            {change.reason !== null && (
              <Text variant="caption" tone="muted">
                {change.reason}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
