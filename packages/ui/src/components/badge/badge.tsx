import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { badgeRecipe } from "../../theme/recipes/surface.ts";

const Root = styled("span", badgeRecipe);

export interface BadgeProps {
  /** The tones of the domain's state tables, plus `brand` and `danger` for other marks. */
  tone?:
    | "neutral"
    | "info"
    | "primary"
    | "success"
    | "warning"
    | "disabled"
    | "brand"
    | "danger"
    | undefined;
  children: ReactNode;
}

/** A short status as text on a tinted background. */
export function Badge({ tone, children }: BadgeProps) {
  return <Root data-tone={tone}>{children}</Root>;
}
