import { Button, HStack, SectionNav, SectionNavLink } from "@damadum/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface PlainLink {
  readonly label: string;
  readonly href: string;
}

interface SectionLinksProps {
  readonly label: string;
  readonly links: readonly (PlainLink & { readonly isCurrent: boolean })[];
}

/** The parts of a screen, of which one is open. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  return (
    <SectionNav label={label}>
      {links.map(({ label: name, href, isCurrent }) => (
        <SectionNavLink key={href}>
          <Link to={href} aria-current={isCurrent ? "page" : undefined}>
            {name}
          </Link>
        </SectionNavLink>
      ))}
    </SectionNav>
  );
}

/** Buttons that lead to other days or pages, before those of `children`. */
export function LinkButtons({
  links,
  children,
}: {
  readonly links: readonly PlainLink[];
  readonly children?: ReactNode;
}) {
  return (
    <HStack gap="2" wrap="wrap" _print={{ display: "none" }}>
      {links.map(({ label, href }) => (
        <Button key={label} variant="outline" size="sm" asChild>
          <Link to={href}>{label}</Link>
        </Button>
      ))}
      {children}
    </HStack>
  );
}
