import type { ReactElement, ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { sectionNavLinkRecipe, sectionNavRecipe } from "../../theme/recipes/section-nav.ts";

const Root = styled("nav", sectionNavRecipe);
const Anchor = styled("a", sectionNavLinkRecipe);

export interface SectionNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** SectionNavLinks. */
  children: ReactNode;
}

/** The sections of a workspace, each with its own URL; they scroll horizontally on narrow screens. */
export function SectionNav({ label, children }: SectionNavProps) {
  return <Root aria-label={label}>{children}</Root>;
}

/** A router link to one section; it sets `aria-current="page"` itself. */
export function SectionNavLink({ children }: { children: ReactElement }) {
  return <Anchor asChild>{children}</Anchor>;
}
