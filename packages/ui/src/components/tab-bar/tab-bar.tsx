import { cloneElement, type ReactElement, type ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { tabBarRecipe, tabRecipe } from "../../theme/recipes/layout.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

const Root = styled("nav", tabBarRecipe);
const TabLink = styled("a", tabRecipe);

/** The bar at the bottom of the app, which replaces header and footer. */
export function TabBar({ children }: { children: ReactNode }) {
  return (
    <Root data-bottom-bar="tabs" aria-label="앱 메뉴">
      {children}
    </Root>
  );
}

export interface TabProps {
  icon: IconName;
  label: string;
  /** Marks the current page. */
  current?: boolean | undefined;
  /** An empty anchor or router link: `<Tab icon="home" label="홈"><Link to="/" /></Tab>`. */
  children: ReactElement<{ children?: ReactNode }>;
}

/** One tab, 56 px high, with an icon above its label. */
export function Tab({ icon, label, current, children }: TabProps) {
  return (
    <TabLink asChild aria-current={current === true ? "page" : undefined}>
      {cloneElement(children, undefined, <Icon name={icon} />, label)}
    </TabLink>
  );
}
