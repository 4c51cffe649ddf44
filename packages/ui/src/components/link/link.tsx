import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { linkRecipe, skipLinkRecipe } from "../../theme/recipes/text.ts";

const Root = styled("a", linkRecipe);
const Skip = styled("a", skipLinkRecipe);

export interface LinkProps extends NativeProps<"a"> {
  /** `standalone` and `quiet` are links on their own line, 44 px high; `inline` is for links within a sentence. */
  variant?: "inline" | "quiet" | "standalone" | undefined;
  /** Renders the child, a router link, with this look: `<Link asChild><RouterLink to="/">홈</RouterLink></Link>`. */
  asChild?: boolean | undefined;
}

/** The look of a link, on a plain anchor or on the router's own link. */
export function Link(props: LinkProps) {
  return <Root {...props} />;
}

/** The first tab stop: skips the header to the element with the given id. */
export function SkipLink({ targetId }: { targetId: string }) {
  return <Skip href={`#${targetId}`}>본문으로 건너뛰기</Skip>;
}
