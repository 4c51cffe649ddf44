/** How storage is paid for: the whole period at once, or month by month. */
export const orderPaymentTypes = {
  NORMAL: { label: "한 번에 결제", description: "보관 기간의 요금을 지금 한 번에 내요." },
  SUBSCRIPTION: {
    label: "정기 결제",
    description: "첫 달 요금을 지금 내고, 다음 달부터 매달 내요.",
  },
} as const;

/** One way to pay for storage. */
export type OrderPaymentType = keyof typeof orderPaymentTypes;
