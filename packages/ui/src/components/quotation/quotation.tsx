import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  quotationHeaderRecipe,
  quotationMetaRecipe,
  quotationRecipe,
} from "../../theme/recipes/table.ts";
import { Heading } from "../text/text.tsx";

const Paper = styled("article", quotationRecipe);
const Head = styled("header", quotationHeaderRecipe);
const Meta = styled("dl", quotationMetaRecipe);

export interface QuotationProps {
  title?: string | undefined;
  /** Number, date of issue, validity. */
  meta: readonly { term: string; value: string }[];
  /** DetailTable, Table and PriceLines in document order. */
  children: ReactNode;
}

/** The sheet of a 견적서; it prints on A4 without the rest of the page. */
export function Quotation({ title = "이사 견적서", meta, children }: QuotationProps) {
  return (
    <Paper>
      <Head>
        <Heading level={2} variant="title">
          {title}
        </Heading>
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
    </Paper>
  );
}
