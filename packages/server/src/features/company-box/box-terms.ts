import {
  boxFilterStatuses,
  gramsOf,
  gramsWanted,
  type BoxFilter,
  type BoxStatus,
  type SearchWanted,
} from "@damadum/domain";

/** Boxes whose bits lie in one row; the column is as wide. */
export const BUCKET_SIZE = 2048;

/** Pieces of a text that is searched for that the index is asked for. */
const MOST_GRAMS = 4;

/** What a box is found by. */
export interface IndexedBox {
  readonly number: number;
  readonly contract_id: string;
  readonly status: BoxStatus;
  readonly department: string | null;
  readonly retention_until: string | null;
  readonly search_jamo: string;
  readonly search_choseong: string;
}

/** Filters that a box is in by its status alone; ALL is every box that was not cancelled. */
export const countedFilters = ["ALL", "STORED", "MOVING", "RETURNED", "DISPOSED"] as const;

export type CountedFilter = (typeof countedFilters)[number];

export const termOf = {
  filter: (filter: CountedFilter) => `f:${filter}`,
  contract: (cid: string) => `c:${cid}`,
  department: (department: string) => `d:${department}`,
  jamo: (gram: string) => `j:${gram}`,
  choseong: (gram: string) => `i:${gram}`,
} as const;

/** Where a box's bit is: the row, and the place in it counted from the left. */
export function bitOf(number: number): { readonly bucket: number; readonly offset: number } {
  return { bucket: Math.floor(number / BUCKET_SIZE), offset: number % BUCKET_SIZE };
}

export function isIn(filter: BoxFilter, status: BoxStatus): boolean {
  return boxFilterStatuses[filter].some((one) => one === status);
}

/** Every term of a box. A cancelled box has none, so that no list shows it. */
export function termsOf(box: IndexedBox): ReadonlySet<string> {
  const terms = new Set<string>();
  if (!isIn("ALL", box.status)) return terms;
  for (const filter of countedFilters) {
    if (isIn(filter, box.status)) terms.add(termOf.filter(filter));
  }
  terms.add(termOf.contract(box.contract_id));
  if (box.department !== null) terms.add(termOf.department(box.department));
  addGrams(terms, box.search_jamo, termOf.jamo);
  addGrams(terms, box.search_choseong, termOf.choseong);
  return terms;
}

/** Each line of a search form is a field of its own, and no piece reaches over its end. */
function addGrams(terms: Set<string>, form: string, toTerm: (gram: string) => string): void {
  for (const line of form.split("\n")) {
    for (const gram of gramsOf(line)) terms.add(toTerm(gram));
  }
}

/** Terms that every box with the text has; a box with all of them need not have the text. */
export function termsWanted({ form, part }: SearchWanted): readonly string[] {
  return gramsWanted(part, MOST_GRAMS).map(termOf[form]);
}
