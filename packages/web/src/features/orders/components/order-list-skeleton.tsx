import { Card, HStack, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";

/** Placeholder for a page of orders while it loads, in the size of cards with steps and a button. */
export function OrderListSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <OrderCardSkeletons />
    </Stack>
  );
}

/** Only two cards, for a skeleton that has other parts. */
export function OrderCardSkeletons() {
  return (
    <>
      {["first", "second"].map((key) => (
        <Card key={key} variant="raised">
          <Stack gap="4">
            <Stack gap="2">
              <HStack justify="space-between" gap="3">
                <Skeleton width="5.5rem" height="1.5rem" />
                <Skeleton width="1.25rem" height="1.25rem" />
              </HStack>
              <Text variant="lead">
                <Skeleton sample="다음 주 금요일 오전 11시" />
              </Text>
              <Text variant="caption">
                <Skeleton sample="출발 대전 유성구 대학로 291" />
                <Skeleton sample="도착 서울 서대문구 연희로10길" />
              </Text>
            </Stack>
            <Skeleton height={{ base: "5.25rem", sm: "4.25rem" }} />
            <Text>
              <Skeleton sample="박스에 짐을 담아 주세요. 다음 주 금요일 오전 11시에 찾아갈게요." />
            </Text>
            <HStack justify="space-between" wrap="wrap" columnGap="3" rowGap="0">
              <Text variant="caption">
                <Skeleton sample="결제한 금액 29,700원 · 잔금 267,300원" />
              </Text>
              <Text fontWeight="bold">
                <Skeleton sample="총 297,000원" />
              </Text>
            </HStack>
            <Skeleton height="control.md" />
          </Stack>
        </Card>
      ))}
    </>
  );
}
