import { stylable, type StylableProps } from "../../theme/styled.ts";
import { boxRecipe, centerRecipe, visuallyHiddenRecipe } from "../../theme/recipes/primitive.ts";

const Plain = stylable("div", boxRecipe);
const Centered = stylable("div", centerRecipe);
const Hidden = stylable("span", visuallyHiddenRecipe);

export type BoxProps = StylableProps<"div">;

/** An element with style props; the tokens are those of packages/ui/src/theme. */
export function Box(props: BoxProps) {
  return <Plain {...props} />;
}

/** A box with centred content. */
export function Center(props: BoxProps) {
  return <Centered {...props} />;
}

export interface FlexProps extends Omit<BoxProps, "direction"> {
  direction?: BoxProps["flexDirection"];
  align?: BoxProps["alignItems"];
  justify?: BoxProps["justifyContent"];
  wrap?: BoxProps["flexWrap"];
}

/** A flex container with short names for its alignment. */
export function Flex({ direction, align, justify, wrap, ...rest }: FlexProps) {
  return (
    <Plain
      display="flex"
      flexDirection={direction}
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap}
      {...rest}
    />
  );
}

/** A column, 8 px apart by default. */
export function Stack({ direction = "column", gap = "2", ...rest }: FlexProps) {
  return <Flex direction={direction} gap={gap} {...rest} />;
}

/** A row, centred vertically, 8 px apart by default. */
export function HStack({ align = "center", ...rest }: FlexProps) {
  return <Stack direction="row" align={align} {...rest} />;
}

export interface GridProps extends BoxProps {
  templateColumns?: BoxProps["gridTemplateColumns"];
  templateAreas?: BoxProps["gridTemplateAreas"];
}

/** A grid container with short names for its tracks. */
export function Grid({ templateColumns, templateAreas, ...rest }: GridProps) {
  return (
    <Plain
      display="grid"
      gridTemplateColumns={templateColumns}
      gridTemplateAreas={templateAreas}
      {...rest}
    />
  );
}

export interface GridItemProps extends BoxProps {
  area?: BoxProps["gridArea"];
}

/** A cell of a grid. */
export function GridItem({ area, ...rest }: GridItemProps) {
  return <Plain gridArea={area} {...rest} />;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: StylableProps<"span">) {
  return <Hidden {...props} />;
}
