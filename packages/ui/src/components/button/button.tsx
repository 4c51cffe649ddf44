import type { ReactNode } from "react";
import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { buttonBusyRecipe, buttonLabelRecipe, buttonRecipe } from "../../theme/recipes/button.ts";
import { Spinner } from "../spinner/spinner.tsx";

const Root = styled("button", buttonRecipe);
const Label = styled("span", buttonLabelRecipe);
const Busy = styled("span", buttonBusyRecipe);

export interface ButtonProps extends NativeProps<"button"> {
  /** `filled` is for the one main action of a screen. */
  variant?: "filled" | "tinted" | "outline" | "plain" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Keeps its width, shows a spinner and ignores presses. */
  loading?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Renders the child, such as a router link, as the button: `<Button asChild><Link to="/">홈</Link></Button>`. */
  asChild?: boolean | undefined;
}

/** A pressable action, `type="button"` by default. */
export function Button({
  loading,
  icon,
  iconEnd,
  asChild,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  if (asChild === true) {
    return (
      <Root asChild {...rest} onClick={onClick}>
        {children}
      </Root>
    );
  }
  const busy = loading === true;
  return (
    <Root
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Label concealed={busy}>
        {icon}
        {/* An element of its own, which page translation cannot replace as it does a text. */}
        {typeof children === "string" ? <span>{children}</span> : children}
        {iconEnd}
      </Label>
      {busy && (
        <Busy>
          <Spinner size="md" label="처리하고 있어요" />
        </Busy>
      )}
    </Root>
  );
}
