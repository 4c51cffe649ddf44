interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** The full path of a place, as the `redirect` parameter carries it. */
export function pathOf({ pathname, search, hash = "" }: Place): string {
  return pathname + search + hash;
}
