/** Name of a drawing that an item of the catalogue can have. */
export type MoveItemIcon =
  | "bed"
  | "sofa"
  | "desk"
  | "chair"
  | "wardrobe"
  | "drawer"
  | "table"
  | "bookshelf"
  | "shelf"
  | "mirror"
  | "hanger"
  | "fridge"
  | "washer"
  | "tv"
  | "aircon"
  | "microwave"
  | "monitor"
  | "vacuum"
  | "bicycle"
  | "plant"
  | "piano"
  | "treadmill"
  | "box"
  | "suitcase"
  | "bag"
  | "other";

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
