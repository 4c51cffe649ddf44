import { useId, type ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  actionBarRecipe,
  pageRecipe,
  sectionHeaderRecipe,
  sectionRecipe,
  sectionTextRecipe,
  sectionTitleRowRecipe,
  splitAsideRecipe,
  splitRecipe,
} from "../../theme/recipes/page.ts";
import { Heading } from "../text/text.tsx";
import { MoreBelow } from "./more-below.tsx";

const Main = styled("main", pageRecipe);
const Bar = styled("div", actionBarRecipe);
const Grid = styled("div", splitRecipe);
const Aside = styled("aside", splitAsideRecipe);
const Block = styled("section", sectionRecipe);
const BlockHeader = styled("div", sectionHeaderRecipe);
const TitleRow = styled("div", sectionTitleRowRecipe);
const BlockText = styled("p", sectionTextRecipe);

export interface PageProps {
  children: ReactNode;
  /** `narrow` for reading, `wide` for a page with a side column, `card` for one task or one message. */
  width?: "narrow" | "wide" | "card" | undefined;
  /** Less bottom padding on phones, where a PriceBar or TabBar follows, which itself takes its space from the page. */
  bottomBar?: boolean | undefined;
}

/** The page's main element, centred, with the design's gutters; the target of SkipLink. */
export function Page({ children, width, bottomBar }: PageProps) {
  return (
    <Main id="main" tabIndex={-1} width={width} bottomBar={bottomBar}>
      {children}
    </Main>
  );
}

/**
 * The main button of a screen, with anything beside or above it. On phones it sticks to the bottom of the screen, in
 * reach of the thumb; it must be the last element of its page.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <Bar data-action-bar="">
      <MoreBelow />
      {children}
    </Bar>
  );
}

export interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  /** Names the side column for a screen reader. */
  asideLabel: string;
}

/** Content with a side column that stays visible on desktop and follows below on phones. */
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
  /** Heading level in the outline. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** A small button beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

const looks = { 1: "title", 2: "heading", 3: "subheading", 4: "subheading" } as const;

/** A part of a page with its heading. */
export function Section({
  title,
  titleHidden,
  description,
  level = 2,
  action,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <Block aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <BlockHeader>
          <TitleRow>
            <Heading id={titleId} level={level} variant={looks[level]} srOnly={titleHidden}>
              {title}
            </Heading>
            {action}
          </TitleRow>
          {description !== undefined && <BlockText>{description}</BlockText>}
        </BlockHeader>
      )}
      {children}
    </Block>
  );
}
