import type { ReactElement, ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { sectionNavLinkRecipe, sectionNavRecipe } from "../../theme/recipes/section-nav.ts";

const Root = styled("nav", sectionNavRecipe);
const Anchor = styled("a", sectionNavLinkRecipe);

export interface SectionNavProps {
  /** Names the sections for a screen reader. */
  label: string;
  /** SectionNavLinks. */
  children: ReactNode;
}

/** The sections of a workspace, each with a URL of its own; they scroll sideways where the screen is narrow. */
export function SectionNav({ label, children }: SectionNavProps) {
  return <Root aria-label={label}>{children}</Root>;
}

/** A link of the router to one section; it sets `aria-current="page"` itself. */
export function SectionNavLink({ children }: { children: ReactElement }) {
  return <Anchor asChild>{children}</Anchor>;
}
