import { formatWon } from "../../shared/money.ts";
import { styled } from "../../theme/styled.ts";
import {
  priceLineAmountRecipe,
  priceLineHintRecipe,
  priceLineRecipe,
  priceListRecipe,
  priceNoteRecipe,
  priceTotalRecipe,
} from "../../theme/recipes/price.ts";

const List = styled("dl", priceListRecipe);
const Line = styled("div", priceLineRecipe);
const Amount = styled("dd", priceLineAmountRecipe);
const Hint = styled("dd", priceLineHintRecipe);
const Total = styled("div", priceTotalRecipe);
const Note = styled("dd", priceNoteRecipe);

/** One line of a price, as in the contract's EstimateAmount; in won, negative for a discount. */
export interface PriceLine {
  code: string;
  label: string;
  description?: string | null | undefined;
  amount: number;
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Won with VAT. */
  total: number;
  /** Won of VAT within the total. */
  vat?: number | undefined;
  totalLabel: string;
  /** Assumptions behind the amount. */
  note?: string | undefined;
}

/** A price explained line by line, with the total and its VAT at the end. */
export function PriceLines({ lines, total, vat, totalLabel, note }: PriceLinesProps) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={`${line.code} ${line.label}`} discount={line.amount < 0}>
          <dt>{line.label}</dt>
          <Amount>{formatWon(line.amount)}</Amount>
          {typeof line.description === "string" && line.description !== "" && (
            <Hint>{line.description}</Hint>
          )}
        </Line>
      ))}
      <Total>
        <dt>{totalLabel}</dt>
        <Amount total>{formatWon(total)}</Amount>
        <Note>{vat === undefined ? "부가세 포함" : `부가세 ${formatWon(vat)} 포함`}</Note>
        {note !== undefined && <Hint apart>{note}</Hint>}
      </Total>
    </List>
  );
}
