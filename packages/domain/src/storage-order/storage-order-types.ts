/** Types of storage orders, with their Korean labels (spec section 4). */
export const storageOrderTypes = {
  FIRST_TIME_ORDER: { label: "첫 보관" },
  DELIVERY_REQUEST_ORDER: { label: "박스 받기" },
  FINAL_AND_DELIVERY_ORDER: { label: "보관 종료 후 배송" },
  FINAL_AND_DISPOSAL_ORDER: { label: "보관 종료 후 폐기" },
} as const;

/** One storage order type (spec section 4). */
export type StorageOrderType = keyof typeof storageOrderTypes;
