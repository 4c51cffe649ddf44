import type { MoveItemCount } from "./estimate-input.ts";

interface HomeSizeRow {
  readonly label: string;
  /** Usual contents of such a home, with which a list begins. */
  readonly items: readonly MoveItemCount[];
}

/** Typical Korean homes by their rooms. A small flat is rented with its large appliances. */
export const homeSizes = {
  ONE_ROOM: {
    label: "원룸",
    items: counts({
      "bed-single": 1,
      desk: 1,
      chair: 1,
      hanger: 1,
      microwave: 1,
      "box-large": 6,
      suitcase: 1,
    }),
  },
  TWO_ROOMS: {
    label: "투룸",
    items: counts({
      "bed-queen": 1,
      "sofa-two": 1,
      desk: 1,
      chair: 2,
      "wardrobe-single": 1,
      drawer: 1,
      "fridge-medium": 1,
      washer: 1,
      "tv-small": 1,
      microwave: 1,
      "rice-cooker": 1,
      vacuum: 1,
      "box-large": 12,
      suitcase: 1,
    }),
  },
  THREE_ROOMS: {
    label: "쓰리룸",
    items: counts({
      "bed-single": 1,
      "bed-queen": 1,
      "sofa-three": 1,
      desk: 1,
      chair: 5,
      "table-dining": 1,
      "wardrobe-double": 1,
      "wardrobe-single": 1,
      drawer: 2,
      bookshelf: 2,
      "fridge-large": 1,
      "fridge-kimchi": 1,
      washer: 1,
      dryer: 1,
      "tv-large": 1,
      "aircon-stand": 1,
      microwave: 1,
      "rice-cooker": 1,
      vacuum: 1,
      "box-large": 20,
      suitcase: 2,
    }),
  },
} as const satisfies Record<string, HomeSizeRow>;

/** One size of home. */
export type HomeSize = keyof typeof homeSizes;

/** Every size, smallest first. */
export const homeSizeNames = Object.keys(homeSizes).filter(isHomeSize);

/** Whether a text names a size of home. */
export function isHomeSize(name: string): name is HomeSize {
  return Object.hasOwn(homeSizes, name);
}

function counts(byId: Readonly<Record<string, number>>): readonly MoveItemCount[] {
  return Object.entries(byId).map(([itemId, count]) => ({ itemId, count }));
}
