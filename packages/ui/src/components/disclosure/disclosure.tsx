import type { ReactNode } from "react";
import {
  disclosureBodyRecipe,
  disclosureRecipe,
  disclosureSummaryRecipe,
} from "../../theme/recipes/disclosure.ts";
import { styled } from "../../theme/styled.ts";
import { Icon } from "../icon/icon.tsx";

const Root = styled("details", disclosureRecipe);
const Summary = styled("summary", disclosureSummaryRecipe);
const Body = styled("div", disclosureBodyRecipe);

export interface DisclosureProps {
  /** Label of the toggle, "개인정보 수집 내용 보기". */
  summary: string;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Looks like a heading of a part of a list instead of a quiet line below a text. */
  emphasis?: boolean | undefined;
}

/** Collapsible details; works before any script has run. */
export function Disclosure({ summary, children, defaultOpen, emphasis }: DisclosureProps) {
  return (
    <Root open={defaultOpen}>
      <Summary emphasis={emphasis}>
        {summary}
        <Icon name="chevron-down" size={emphasis === true ? 20 : 16} />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
