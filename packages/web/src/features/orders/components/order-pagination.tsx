import type { Paging } from "@damadum/sdk";
import { Button, HStack, Icon, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";

/** Links to the previous and next page; renders nothing when all orders fit on one. */
export function OrderPagination({ paging }: { paging: Paging }) {
  const { page, limit, total, total_capped: isCapped } = paging;
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1 && page === 1) return null;
  return (
    <HStack as="nav" aria-label="주문 목록 쪽" justify="space-between" wrap="wrap" gap="4">
      <PageLink page={page - 1} isEnabled={page > 1} rel="prev">
        <Icon name="chevron-left" size={20} />
        이전
      </PageLink>
      <Text variant="caption" tone="muted" aria-current="page">
        {`${page} / ${isCapped ? `${last}쪽 넘음` : `${last}쪽`}`}
      </Text>
      <PageLink page={page + 1} isEnabled={isCapped || page < last} rel="next">
        다음
        <Icon name="chevron-right" size={20} />
      </PageLink>
    </HStack>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly isEnabled: boolean;
  readonly rel: "prev" | "next";
  readonly children: React.ReactNode;
}

function PageLink({ page, isEnabled, rel, children }: PageLinkProps) {
  if (!isEnabled) {
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink variant="outline" size="sm" to={paths.my.getHref(page)} rel={rel}>
      {children}
    </ButtonLink>
  );
}
