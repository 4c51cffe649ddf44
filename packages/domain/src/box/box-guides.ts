/** Outer edges of one 담아둠 box in centimetres; their product is `BOX_VOLUME`. */
export const boxSize = { width: 59, depth: 50, height: 40 } as const;

/** Rough box counts of household things, as a starting point for the customer's estimate. */
export const boxGuides = [
  { label: "옷장 하나", boxCount: 4 },
  { label: "책장 하나", boxCount: 6 },
  { label: "방 하나", boxCount: 10 },
  { label: "원룸 전체", boxCount: 20 },
] as const;
