import type { ButtonProps } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";

interface OrderLinkProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly serial: string;
}

/** Links back to the order from a page that offers no action for it. */
export function OrderLink({ serial, ...look }: OrderLinkProps) {
  return (
    <ButtonLink {...look} to={paths.myStorageOrder.getHref(serial)}>
      주문 보기
    </ButtonLink>
  );
}
