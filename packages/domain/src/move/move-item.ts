/** Names of the drawings that an item of the catalogue can have. */
export const MOVE_ITEM_ICONS = [
  "bed",
  "sofa",
  "desk",
  "chair",
  "wardrobe",
  "drawer",
  "table",
  "bookshelf",
  "shelf",
  "mirror",
  "hanger",
  "fridge",
  "washer",
  "tv",
  "aircon",
  "microwave",
  "monitor",
  "vacuum",
  "bicycle",
  "plant",
  "piano",
  "treadmill",
  "box",
  "suitcase",
  "bag",
  "other",
] as const;

/** Name of a drawing. */
export type MoveItemIcon = (typeof MOVE_ITEM_ICONS)[number];

/** An item that can be moved: sizes in cm when packed, volume in 담아둠 boxes. */
export interface MoveItem {
  readonly id: string;
  readonly name: string;
  readonly icon: MoveItemIcon;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly volumeCount: number;
}

/** Items of one kind under one heading. */
export interface MoveItemGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MoveItem[];
}
