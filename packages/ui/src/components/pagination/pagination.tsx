import { Pagination as Parts } from "@chakra-ui/react";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { paginationRecipe } from "../../theme/recipes/pagination.ts";
import { Icon } from "../icon/icon.tsx";

type PageLink = ReactElement<{ children?: ReactNode }>;

export interface PaginationProps {
  /** Accessible name of the navigation: "박스 쪽". */
  label: string;
  /** Current page, from 1. */
  page: number;
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /**
   * Returns a page's router link without children, so that a page can be bookmarked, opened in a new tab and returned
   * to.
   */
  renderLink: (page: number) => PageLink;
}

/**
 * The pages of a list as links: the first, the last and those around the current one; renders nothing for a single
 * page.
 */
export function Pagination({ label, page, pageSize, total, renderLink }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const before = <Icon name="chevron-left" size={20} />;
  const after = <Icon name="chevron-right" size={20} />;
  return (
    <Parts.Root
      as="nav"
      recipe={paginationRecipe}
      type="link"
      count={total}
      pageSize={pageSize}
      page={Math.min(page, last)}
      siblingCount={0}
      translations={{
        rootLabel: label,
        prevTriggerLabel: "이전 쪽",
        nextTriggerLabel: "다음 쪽",
        // The number is its own word, as the user sees and says it.
        itemLabel: ({ page: item, totalPages }) =>
          item === totalPages ? `마지막 ${item} 쪽` : `${item} 쪽`,
      }}
    >
      {page > 1 ? (
        <Parts.PrevTrigger asChild>{withChildren(renderLink(page - 1), before)}</Parts.PrevTrigger>
      ) : (
        <Parts.PrevTrigger type="button" disabled>
          {before}
        </Parts.PrevTrigger>
      )}
      <Parts.Items
        render={({ value }) => withChildren(renderLink(value), value)}
        ellipsis={<span aria-hidden>…</span>}
      />
      {page < last ? (
        <Parts.NextTrigger asChild>{withChildren(renderLink(page + 1), after)}</Parts.NextTrigger>
      ) : (
        <Parts.NextTrigger type="button" disabled>
          {after}
        </Parts.NextTrigger>
      )}
    </Parts.Root>
  );
}

function withChildren(link: PageLink, children: ReactNode): PageLink {
  return cloneElement(link, undefined, children);
}
