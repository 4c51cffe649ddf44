import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  footerDetailsRecipe,
  footerInnerRecipe,
  footerLinksRecipe,
  footerRecipe,
} from "../../theme/recipes/layout.ts";

const Root = styled("footer", footerRecipe);
const Inner = styled("div", footerInnerRecipe);
const Links = styled("nav", footerLinksRecipe);
const Details = styled("dl", footerDetailsRecipe);

export interface FooterDetail {
  term: string;
  description: ReactNode;
}

export interface FooterProps {
  /** Links to the terms and to help. */
  links: ReactNode;
  /** The company details that the law requires, in order. */
  details: readonly FooterDetail[];
  /** Further content, such as a copyright notice. */
  children?: ReactNode;
}

/** The footer of every page of the web: terms and the company's legal details. */
export function Footer({ links, details, children }: FooterProps) {
  return (
    <Root>
      <Inner>
        <Links aria-label="약관과 안내">{links}</Links>
        <Details>
          {details.map((detail) => (
            <div key={detail.term}>
              <dt>{detail.term}</dt>
              <dd>{detail.description}</dd>
            </div>
          ))}
        </Details>
        {children}
      </Inner>
    </Root>
  );
}
