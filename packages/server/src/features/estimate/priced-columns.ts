import { priceValidUntil, type EstimateInput, type MovePrice } from "@damadum/domain";

/** The columns that store a draft with its price. */
export function pricedColumns({
  input,
  price,
  now,
}: {
  readonly input: EstimateInput;
  readonly price: MovePrice;
  readonly now: Date;
}) {
  return {
    input: JSON.stringify(input),
    price: JSON.stringify(price),
    price_version: price.priceVersion,
    move_date: input.moveDate,
    move_time: input.moveTime,
    total_amount: price.totalAmount,
    valid_until: priceValidUntil(now),
  };
}
