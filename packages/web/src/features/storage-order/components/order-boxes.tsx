import { boxView, isBoxHarmed } from "@damadum/domain";
import { useGetOrderBoxContents, type OrderBoxContents, type StorageOrder } from "@damadum/sdk";
import { Link as RouterLink } from "react-router-dom";
import {
  Badge,
  Box,
  Card,
  Disclosure,
  HStack,
  LoadError,
  Section,
  Skeleton,
  Stack,
  Text,
} from "@damadum/ui";
import { paths } from "../../../shared/paths.ts";

/** Number of boxes shown before the rest is collapsed. */
const SHOWN_AT_ONCE = 5;

type BoxInOrder = StorageOrder["boxes"][number];
type Contents = OrderBoxContents["boxes"][number];

export function OrderBoxes({ order }: { readonly order: StorageOrder }) {
  const contents = useGetOrderBoxContents(order.serial);
  const shown = order.boxes.slice(0, SHOWN_AT_ONCE);
  const folded = order.boxes.slice(SHOWN_AT_ONCE);
  const row = (box: BoxInOrder) => (
    <Box as="li" key={box.serial}>
      <BoxRow
        box={box}
        isOwn={order.use_boxes === false}
        contents={contents.data?.boxes.find(({ box_serial: serial }) => serial === box.serial)}
        isPending={contents.isLoading}
      />
    </Box>
  );
  return (
    <Box id="boxes" scrollMarginTop="6rem">
      <Section title="박스" description={aboutBoxes(order)}>
        <Stack gap="4">
          {contents.isLoadingError && (
            <LoadError
              what="내용물을"
              error={contents.error}
              onRetry={() => void contents.refetch()}
            />
          )}
          {shown.length > 0 && (
            <Stack as="ul" gap="3" listStyleType="none">
              {shown.map(row)}
            </Stack>
          )}
          {folded.length > 0 && (
            <Disclosure emphasis summary={`나머지 박스 ${folded.length}`}>
              <Stack as="ul" gap="3" listStyleType="none">
                {folded.map(row)}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      </Section>
    </Box>
  );
}

function aboutBoxes({ boxes, box_count: count, status }: StorageOrder): string | undefined {
  if (boxes.length > 0) return undefined;
  if (status === "CANCEL") return "취소해서 정해진 박스가 없어요.";
  return `예약을 확정하면 박스 ${count}개의 번호가 나와요.`;
}

interface BoxRowProps {
  readonly box: BoxInOrder;
  /** Whether it was the member's from the start. */
  readonly isOwn: boolean;
  readonly contents: Contents | undefined;
  readonly isPending: boolean;
}

function BoxRow({ box: { serial, status }, isOwn, contents, isPending }: BoxRowProps) {
  const { label, badge, sentence } = boxView(status, { isOwn });
  return (
    <Card variant="raised">
      <Stack asChild gap="2" borderRadius="sm">
        <RouterLink to={paths.boxContent.getHref(serial)}>
          <HStack justify="space-between" gap="3" align="flex-start">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {contents?.name ?? serial}
            </Text>
            <Badge tone={badge}>{label}</Badge>
          </HStack>
          {typeof contents?.name === "string" && (
            <Text variant="caption" tone="muted">
              {serial}
            </Text>
          )}
          {isBoxHarmed(status) && <Text>{sentence}</Text>}
          {isPending ? (
            <Skeleton width="60%" height="1.625rem" />
          ) : (
            <Text tone={contents && contents.contents.length > 0 ? undefined : "muted"}>
              {contents && contents.contents.length > 0
                ? contents.contents.map(({ name, count }) => `${name} ${count}개`).join(", ")
                : !isBoxHarmed(status) && sentence}
            </Text>
          )}
        </RouterLink>
      </Stack>
    </Card>
  );
}
