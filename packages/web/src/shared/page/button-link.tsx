import { Button, type ButtonProps } from "@damadum/ui";
import { Link, type LinkProps } from "react-router-dom";

interface ButtonLinkProps extends LinkProps, Pick<ButtonProps, "variant" | "size" | "block"> {}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, size, block, ...link }: ButtonLinkProps) {
  return (
    <Button variant={variant} size={size} block={block} asChild>
      <Link {...link} />
    </Button>
  );
}
