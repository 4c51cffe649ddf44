import { Box } from "@damadum/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "./paths.ts";

const pattern = /^[A-Z]{2}\d{8}[A-Z\d]{8}$/;

/** A link to the page of an order. */
export function OrderLink({ serial }: { serial: string }) {
  return <PageLink href={paths.order.getHref(serial)} name={serial} />;
}

/** A link to a page, as high as a thumb. */
export function PageLink({ href, name }: { href: string; name: string }) {
  return (
    <Box
      asChild
      display="inline-block"
      maxWidth="full"
      paddingBlock="2.5"
      marginBlock="-2.5"
      overflowWrap="anywhere"
      color="brand.fg"
      _hover={{ textDecoration: "underline" }}
    >
      <Link to={href}>{name}</Link>
    </Box>
  );
}

/** A cell of a grid that leads to an order. */
export function OrderCell({ serial, name }: { serial: string; name: string }) {
  return <PageCell href={paths.order.getHref(serial)} name={name} />;
}

/** A cell of a grid that leads to a page. */
export function PageCell({ href, name }: { href: string; name: ReactNode }) {
  return (
    <Box asChild color="brand.fg" fontWeight="medium">
      <Link to={href}>{name}</Link>
    </Box>
  );
}

/** A text of a table; the serial of an order leads to its page. */
export function CellText({ text }: { text: string }) {
  return pattern.test(text) ? <OrderLink serial={text} /> : text;
}
