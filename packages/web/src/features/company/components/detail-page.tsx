import {
  EmptyState,
  Icon,
  isNotFound,
  LoadError,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";

interface DetailPageProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What it is, without and with its particle: "작업", "작업을". */
  readonly name: string;
  readonly what: string;
  readonly href: string;
  readonly children: (data: Data) => ReactNode;
}

export function BackToList({ name, href }: Pick<DetailPageProps<unknown>, "name" | "href">) {
  return (
    <Stack align="flex-start" marginInlineStart="-4" _print={{ display: "none" }}>
      <ButtonLink variant="plain" size="sm" to={href}>
        <Icon name="chevron-left" size={20} />
        <span>{`${name} 목록`}</span>
      </ButtonLink>
    </Stack>
  );
}

/** One contract, work or invoice with a link to its list; another company's looks like one that never existed. */
export function DetailPage<Data>({ query, name, what, href, children }: DetailPageProps<Data>) {
  return (
    <Stack gap={{ base: "4", md: "5" }} align="stretch">
      <BackToList name={name} href={href} />
      {query.isPending && (
        <Stack gap="6" aria-busy>
          <VisuallyHidden role="status">{`${what} 불러오고 있어요`}</VisuallyHidden>
          <Skeleton width="60%" height="2.25rem" />
          <Skeleton width="full" height="14rem" />
          <Skeleton width="full" height="14rem" />
        </Stack>
      )}
      {query.isLoadingError && isNotFound(query.error) && (
        <EmptyState
          illustration="search"
          isPageTitle
          title={`${what} 찾을 수 없어요`}
          description="주소가 맞는지 확인해 주세요."
        />
      )}
      {query.isLoadingError && !isNotFound(query.error) && (
        <>
          <VisuallyHidden>
            <h1>{name}</h1>
          </VisuallyHidden>
          <LoadError what={what} error={query.error} onRetry={() => void query.refetch()} />
        </>
      )}
      {query.data !== undefined && children(query.data)}
    </Stack>
  );
}
