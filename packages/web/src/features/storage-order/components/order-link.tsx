import { Button } from "@damadum/ui";
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

interface OrderLinkProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  readonly serial: string;
}

/** Links back to the order from a page that offers no action for it. */
export function OrderLink({ serial, ...look }: OrderLinkProps) {
  return (
    <Button {...look} asChild>
      <RouterLink to={paths.myStorageOrder.getHref(serial)}>주문 보기</RouterLink>
    </Button>
  );
}
