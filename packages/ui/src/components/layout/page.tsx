import { useId, type ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  pageRecipe,
  sectionHeaderRecipe,
  sectionRecipe,
  sectionTextRecipe,
  splitAsideRecipe,
  splitRecipe,
} from "../../theme/recipes/layout.ts";
import { Heading } from "../text/text.tsx";

const Main = styled("main", pageRecipe);
const Grid = styled("div", splitRecipe);
const Aside = styled("aside", splitAsideRecipe);
const Block = styled("section", sectionRecipe);
const BlockHeader = styled("div", sectionHeaderRecipe);
const BlockText = styled("p", sectionTextRecipe);

export interface PageProps {
  children: ReactNode;
  /** `narrow` for forms and reading, `wide` for a page with a side column. */
  width?: "narrow" | "wide" | undefined;
  /** Ends sooner on phones, where a PriceBar or TabBar follows; the bar itself takes its room from the page. */
  bottomBar?: boolean | undefined;
  id?: string | undefined;
}

/** The page's main element, centred, with the gutters of the design; the target of SkipLink. */
export function Page({ children, width, bottomBar, id = "main" }: PageProps) {
  return (
    <Main id={id} tabIndex={-1} width={width} bottomBar={bottomBar}>
      {children}
    </Main>
  );
}

export interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  /** Names the side column for a screen reader. */
  asideLabel: string;
}

/** Content with a side column that stays in sight on desktop and follows below on phones. */
export function Split({ children, aside, asideLabel }: SplitProps) {
  return (
    <Grid>
      <div>{children}</div>
      <Aside aria-label={asideLabel}>{aside}</Aside>
    </Grid>
  );
}

export interface SectionProps {
  title?: string | undefined;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  /** The heading's place in the outline. */
  level?: 1 | 2 | 3 | 4 | undefined;
  children?: ReactNode;
}

const looks = { 1: "title", 2: "heading", 3: "subheading", 4: "subheading" } as const;

/** A part of a page with its heading. */
export function Section({ title, titleHidden, description, level = 2, children }: SectionProps) {
  const titleId = useId();
  return (
    <Block aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <BlockHeader>
          <Heading id={titleId} level={level} variant={looks[level]} srOnly={titleHidden}>
            {title}
          </Heading>
          {description !== undefined && <BlockText>{description}</BlockText>}
        </BlockHeader>
      )}
      {children}
    </Block>
  );
}
