/** The numbers of a payment at the provider and with us, as the provider adds them to a return URL. */
export interface PaymentNumbers {
  readonly imp_uid: string;
  readonly merchant_uid: string;
}

export interface BoxesSearch {
  readonly page?: number;
  /** Rows per page, unless it is the default. */
  readonly limit?: number;
  readonly filter?: string;
  readonly q?: string | undefined;
  readonly department?: string | undefined;
  readonly contract?: string | undefined;
}

/** The redirect after a login; home is omitted as the default. */
export function unlessHome(redirect: string | undefined): string | undefined {
  return redirect === "/" ? undefined : redirect;
}

/** One page of a list, counted from 1; the first is omitted. */
export function unlessFirst(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
}

type QueryValues = Readonly<Record<string, string | undefined>>;

/** A query with its question mark, without the names that have no value; empty when none has. */
export function query(values: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.size === 0 ? "" : `?${search}`;
}

/** A page at a fixed path; `valuesOf` turns what a link names into its query. */
export function pageAt<const Path extends string, Named extends readonly unknown[] = []>(
  path: Path,
  valuesOf: (...named: Named) => QueryValues = () => ({}),
) {
  return { path, getHref: (...named: Named) => path + query(valuesOf(...named)) };
}

/** A page whose path has one part that each link fills in, such as `:serial`. */
export function pageOf<const Path extends string>(path: Path) {
  return {
    path,
    getHref: (part: string) => path.replace(/:\w+/, () => encodeURIComponent(part)),
  };
}
