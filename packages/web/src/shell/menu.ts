import { paths } from "../shared/paths.ts";

export interface MenuRow {
  readonly label: string;
  readonly href: string;
  /** Whether only exactly this path counts as open. */
  readonly exact?: boolean;
  readonly audience: "everyone" | "members";
}

/** Rows of the header and of the side menu, in order (spec section 2, with storage beside moves). */
const menuRows: readonly MenuRow[] = [
  { label: "브랜드 소개", href: paths.brand.getHref(), audience: "everyone" },
  { label: "이용 안내", href: paths.guide.getHref(), audience: "everyone" },
  { label: "견적 보기", href: paths.home.getHref(), exact: true, audience: "everyone" },
  { label: "짐 보관", href: paths.storageQuote.getHref(), audience: "everyone" },
  { label: "고객센터", href: paths.support.getHref(), audience: "everyone" },
  { label: "마이페이지", href: paths.my.getHref(), audience: "members" },
];

/** The rows that a visitor or a member may follow. */
export function menuFor(loggedIn: boolean): readonly MenuRow[] {
  return menuRows.filter((row) => loggedIn || row.audience === "everyone");
}
