import { NavLink } from "@damadum/ui";
import { NavLink as RouterNavLink } from "react-router-dom";
import type { MenuRow } from "./menu.ts";

interface MenuLinkProps {
  row: MenuRow;
  layout?: "bar" | "list";
  onFollow?: () => void;
}

/** One row of a menu as a link that marks the open page. */
export function MenuLink({ row, layout = "bar", onFollow }: MenuLinkProps) {
  return (
    <NavLink asChild layout={layout}>
      <RouterNavLink to={row.href} end={row.exact ?? false} onClick={onFollow}>
        {row.label}
      </RouterNavLink>
    </NavLink>
  );
}
