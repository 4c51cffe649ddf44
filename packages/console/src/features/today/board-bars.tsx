import { formatCount } from "@damadum/domain";
import type { OperatorVisit } from "@damadum/sdk";
import { Box, Button, HStack, Notice, Stack, Text, whereBarsScroll } from "@damadum/ui";
import { withoutCodes } from "../../shared/without-codes.ts";
import type { Left } from "./use-advance.ts";
import { nameOf } from "./visit-texts.ts";

interface ChosenBarProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onClear: () => void;
  readonly onAdvance: () => void;
}

/** Moves everything that was chosen on; stays in sight while anything is. */
export function ChosenBar({ count, isPending, onClear, onAdvance }: ChosenBarProps) {
  return (
    <Box
      role="region"
      aria-label="고른 방문"
      position="sticky"
      insetBlockEnd="calc(1rem + var(--tab-bar-room))"
      padding="3"
      paddingInlineStart="4"
      borderRadius="lg"
      bg="surface.raised"
      boxShadow="raised"
      css={whereBarsScroll({ position: "static" })}
    >
      <HStack justify="space-between" wrap="wrap" gap="3">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold" role="status">
            {`방문 ${formatCount(count)}곳을 골랐어요`}
          </Text>
          <Button variant="plain" size="sm" onClick={onClear}>
            선택 해제
          </Button>
        </HStack>
        <Button size="sm" loading={isPending} onClick={onAdvance}>
          {`${formatCount(count)}곳 다음 단계로`}
        </Button>
      </HStack>
    </Box>
  );
}

interface LeftOverProps {
  readonly left: readonly Left[];
  readonly isPending: boolean;
  readonly onEarly: (visits: readonly OperatorVisit[]) => void;
  readonly onClose: () => void;
}

/** The visits that stayed where they were, each with why. */
export function LeftOver({ left, isPending, onEarly, onClose }: LeftOverProps) {
  const early = left.filter(({ answer }) => answer.outcome === "EARLY");
  return (
    <Box role="alert">
      <Notice tone="warning" title={`옮기지 않은 방문 ${formatCount(left.length)}곳`}>
        <Stack gap="3">
          <Stack as="ul" gap="1" listStyleType="none">
            {left.map(({ visit, answer }) => (
              <li key={visit.key}>{`${nameOf(visit)}: ${withoutCodes(answer.message)}`}</li>
            ))}
          </Stack>
          <HStack gap="2" wrap="wrap">
            {early.length > 0 && (
              <Button
                size="sm"
                variant="outline"
                loading={isPending}
                onClick={() => onEarly(early.map(({ visit }) => visit))}
              >
                약속한 날보다 먼저 옮기기
              </Button>
            )}
            <Button size="sm" variant="plain" onClick={onClose}>
              알겠어요
            </Button>
          </HStack>
        </Stack>
      </Notice>
    </Box>
  );
}
