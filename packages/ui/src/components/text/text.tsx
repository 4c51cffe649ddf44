import { stylable, type StylableProps } from "../../theme/styled.ts";
import { headingRecipe, textRecipe } from "../../theme/recipes/text.ts";

const Paragraph = stylable("p", textRecipe);
const Title = stylable("h2", headingRecipe);

type Tone = "default" | "muted" | "subtle" | "brand" | "danger" | "inherit";

export interface TextProps extends StylableProps<"p"> {
  variant?: "lead" | "body" | "label" | "caption" | "micro" | "amount" | undefined;
  tone?: Tone | undefined;
  /** Whether what does not fit in its line ends in an ellipsis; large text goes on in the next line. */
  truncate?: boolean | undefined;
}

/** Running text; `as` sets an element other than a paragraph. */
export function Text(props: TextProps) {
  return <Paragraph {...props} />;
}

export interface HeadingProps extends StylableProps<"h2"> {
  /** Heading level in the outline, 1 to 4; `variant` sets its size. */
  level?: 1 | 2 | 3 | 4 | undefined;
  variant?: "display" | "title" | "heading" | "subheading" | undefined;
  tone?: Tone | undefined;
}

const tags = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

/** A heading with independent level and look. */
export function Heading({ level = 2, ...rest }: HeadingProps) {
  return <Title as={tags[level]} {...rest} />;
}
