import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  quotationHeaderRecipe,
  quotationIssuerRecipe,
  quotationMetaRecipe,
  quotationRecipe,
  quotationSealRecipe,
} from "../../theme/recipes/table.ts";
import { LogoMark } from "../header/logo.tsx";
import { HStack } from "../layout/primitives.tsx";
import { Heading } from "../text/text.tsx";

const Paper = styled("article", quotationRecipe);
const Head = styled("header", quotationHeaderRecipe);
const Meta = styled("dl", quotationMetaRecipe);
const Issuer = styled("p", quotationIssuerRecipe);
const Seal = styled("span", quotationSealRecipe);

export interface QuotationProps {
  title?: string | undefined;
  /** Number, date of issue, validity. */
  meta: readonly { term: string; value: string }[];
  /** DetailTable, Table and PriceLines in document order. */
  children: ReactNode;
  /** Who signs it at its end: a name, and the four letters of a seal. */
  issuer?: { readonly name: string; readonly seal: string } | undefined;
}

/** The sheet of a 견적서; it prints on A4 without the rest of the page. */
export function Quotation({ title = "이사 견적서", meta, children, issuer }: QuotationProps) {
  return (
    <Paper>
      <Head>
        <HStack gap="3" align="flex-start">
          <LogoMark size={36} />
          <Heading level={2} variant="title">
            {title}
          </Heading>
        </HStack>
        <Meta>
          {meta.map((entry) => (
            <div key={entry.term}>
              <dt>{entry.term}</dt>
              <dd>{entry.value}</dd>
            </div>
          ))}
        </Meta>
      </Head>
      {children}
      {issuer !== undefined && (
        <Issuer>
          <span>{issuer.name}</span>
          <Seal role="img" aria-label="직인">
            <span>{issuer.seal}</span>
          </Seal>
        </Issuer>
      )}
    </Paper>
  );
}
