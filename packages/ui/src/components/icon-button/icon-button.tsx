import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { iconButtonRecipe } from "../../theme/recipes/button.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

const Root = styled("button", iconButtonRecipe);

export interface IconButtonProps extends Omit<NativeProps<"button">, "children" | "aria-label"> {
  icon: IconName;
  /** The accessible label of the button. */
  label: string;
  variant?: "plain" | "outline" | "tinted" | undefined;
}

/** A round 44 px button that contains only an icon. */
export function IconButton({ icon, label, type = "button", ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label}>
      <Icon name={icon} />
    </Root>
  );
}
