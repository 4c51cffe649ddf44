import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  emptyStateActionRecipe,
  emptyStateArtRecipe,
  emptyStateRecipe,
  emptyStateTextRecipe,
  emptyStateTitleRecipe,
} from "../../theme/recipes/surface.ts";
import { Illustration, type IllustrationName } from "../illustration/illustration.tsx";

const Root = styled("div", emptyStateRecipe);
const Art = styled("div", emptyStateArtRecipe);
const Title = styled("p", emptyStateTitleRecipe);
const Text = styled("p", emptyStateTextRecipe);
const Action = styled("div", emptyStateActionRecipe);

export interface EmptyStateProps {
  illustration?: IllustrationName | undefined;
  title: string;
  /** Makes the title the page's `h1`, when it fills the whole screen. */
  isPageTitle?: boolean | undefined;
  /** What to do next. */
  description?: ReactNode;
  action?: ReactNode;
  /** `small` for one of several parts of a screen. */
  size?: "small" | "large" | undefined;
}

/** Shown in place of an empty list, with the next step. */
export function EmptyState({
  illustration = "empty-box",
  title,
  isPageTitle = false,
  description,
  action,
  size,
}: EmptyStateProps) {
  return (
    <Root size={size}>
      <Art>
        <Illustration name={illustration} />
      </Art>
      {isPageTitle ? (
        <Title asChild>
          <h1>{title}</h1>
        </Title>
      ) : (
        <Title>{title}</Title>
      )}
      {description !== undefined && <Text>{description}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
