import type { ReactNode } from "react";
import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import {
  headerActionsRecipe,
  headerBarRecipe,
  headerNavRecipe,
  headerRecipe,
  navLinkRecipe,
} from "../../theme/recipes/layout.ts";

const Root = styled("header", headerRecipe);
const Bar = styled("div", headerBarRecipe);
const Nav = styled("nav", headerNavRecipe);
const Actions = styled("div", headerActionsRecipe);
const Anchor = styled("a", navLinkRecipe);

export interface HeaderProps {
  logo: ReactNode;
  /** NavLinks; hidden below 768 px, where a menu button replaces them. */
  nav?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** `grey` is the style of the home page. */
  tone?: "plain" | "grey" | undefined;
}

/** The bar at the top of every page of the web. */
export function Header({ logo, nav, actions, tone }: HeaderProps) {
  return (
    <Root tone={tone}>
      <Bar>
        {logo}
        {nav !== undefined && <Nav aria-label="주 메뉴">{nav}</Nav>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Bar>
    </Root>
  );
}

export interface NavLinkProps extends NativeProps<"a"> {
  /** `list` is a row of the side menu. */
  layout?: "bar" | "list" | undefined;
  /** Renders the child, a router link, with this look; the link sets `aria-current="page"` itself. */
  asChild?: boolean | undefined;
}

/** A link of the header or of the side menu. */
export function NavLink(props: NavLinkProps) {
  return <Anchor {...props} />;
}
