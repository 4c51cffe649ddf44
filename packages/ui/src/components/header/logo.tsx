import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { logoNameRecipe, logoRecipe } from "../../theme/recipes/layout.ts";

const Root = styled("a", logoRecipe);
const Name = styled("span", logoNameRecipe);

/** The mark: a bowl with a lid that is also a box, drawn in the brand colour. */
export function LogoMark({ size = 28 }: { size?: number | undefined }) {
  return (
    <svg aria-hidden focusable="false" width={size} height={size} viewBox="0 0 28 28" fill="none">
      <path
        d="M3 12.5h22V19a5.5 5.5 0 0 1-5.5 5.5h-11A5.5 5.5 0 0 1 3 19v-6.5Z"
        fill="var(--dm-colors-brand-solid)"
      />
      <path d="M5.5 3.5h17l2.5 6.25H3L5.5 3.5Z" fill="var(--dm-colors-art-kraft)" />
      <path
        d="M10.5 16.25h7"
        stroke="var(--dm-colors-brand-contrast)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

export interface LogoProps extends Omit<NativeProps<"a">, "children"> {
  /** The service's name. */
  name: string;
}

/** The mark and the name as a link to the home page. */
export function Logo({ name, ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <LogoMark />
      <Name>{name}</Name>
    </Root>
  );
}
