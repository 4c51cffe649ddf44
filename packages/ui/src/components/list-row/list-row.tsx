import { cloneElement, type ReactElement, type ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  listRowEndRecipe,
  listRowHintRecipe,
  listRowRecipe,
  listRowTextRecipe,
  listRowTitleRecipe,
} from "../../theme/recipes/surface.ts";
import { Icon } from "../icon/icon.tsx";

const Root = styled("div", listRowRecipe);
const LinkRoot = styled("a", listRowRecipe);
const Words = styled("div", listRowTextRecipe);
const Title = styled("div", listRowTitleRecipe);
const Hint = styled("div", listRowHintRecipe);
const End = styled("div", listRowEndRecipe);

export interface ListRowProps {
  title: ReactNode;
  description?: ReactNode;
  /** An icon or illustration at the start. */
  media?: ReactNode;
  /** A value, badge, counter or button at the end. */
  end?: ReactNode;
  /** Draws a line between this row and the one above. */
  divided?: boolean | undefined;
}

export interface ListLinkProps {
  /** A router link or an anchor; its text is the title. */
  children: ReactElement<{ children?: ReactNode }>;
  description?: ReactNode;
  divided?: boolean | undefined;
}

/** A row of a list that is a link: the whole row is pressable. */
export function ListLink({ children, description, divided }: ListLinkProps) {
  const title = children.props.children;
  return (
    <LinkRoot asChild interactive divided={divided}>
      {cloneElement(
        children,
        undefined,
        <Words>
          <Title>{title}</Title>
          {description !== undefined && <Hint>{description}</Hint>}
        </Words>,
        <End>
          <Icon name="chevron-right" size={20} />
        </End>,
      )}
    </LinkRoot>
  );
}

/** A row of a list: illustration, text, and a value or control at the end. */
export function ListRow({ title, description, media, end, divided }: ListRowProps) {
  return (
    <Root divided={divided}>
      {media}
      <Words>
        <Title>{title}</Title>
        {description !== undefined && <Hint>{description}</Hint>}
      </Words>
      {end !== undefined && <End>{end}</End>}
    </Root>
  );
}
