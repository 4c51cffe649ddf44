/**
 * A discount. Amounts in won. It deliberately has no minimum purchase: with one, adding an item could
 * lower the price.
 */
export type Coupon =
  | { readonly kind: "FIXED"; readonly name: string; readonly amount: number }
  | {
      readonly kind: "PERCENT";
      readonly name: string;
      readonly percent: number;
      readonly maxAmount: number;
    };
