import { cloneElement, type ReactElement, type ReactNode } from "react";
import {
  linkCardArtRecipe,
  linkCardHintRecipe,
  linkCardRecipe,
  linkCardTitleRecipe,
  linkCardWordsRecipe,
} from "../../theme/recipes/surface.ts";
import { styled } from "../../theme/styled.ts";
import { Icon } from "../icon/icon.tsx";

const Root = styled("a", linkCardRecipe);
const Art = styled("span", linkCardArtRecipe);
const Words = styled("span", linkCardWordsRecipe);
const Title = styled("span", linkCardTitleRecipe);
const Hint = styled("span", linkCardHintRecipe);

export interface LinkCardProps {
  /** A router link or an anchor; its text is the title. */
  children: ReactElement<{ children?: ReactNode }>;
  /** Smaller text under the title. */
  description: string;
  /** Illustration of the destination. */
  media: ReactNode;
}

/** A link to another part of the product: illustration and text, the whole card is pressable. */
export function LinkCard({ children, description, media }: LinkCardProps) {
  const title = children.props.children;
  return (
    <Root asChild>
      {cloneElement(
        children,
        undefined,
        <Art>{media}</Art>,
        <Words>
          <Title>
            {title}
            <Icon name="chevron-right" size={20} />
          </Title>
          <Hint>{description}</Hint>
        </Words>,
      )}
    </Root>
  );
}
