/** Ids of the quote's questions, as the page's address names them. */
export const quoteSteps = {
  start: "start",
  destination: "destination",
  items: "items",
  date: "date",
  boxes: "boxes",
  extras: "extras",
  confirm: "confirm",
} as const;
