/** What has a page of its own and is no order. */
export type RecordKind =
  | "member"
  | "company"
  | "contract"
  | "work"
  | "invoice"
  | "box"
  | "link"
  | "damage"
  | "closing";

/** The query of an address, without the names that have no value. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") search.set(name, value);
  }
  return search.size === 0 ? "" : `?${search}`;
}

/** Which visits of a day are shown. */
export interface DayFilter {
  readonly date?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
}

/** A section of lists. */
const listPath = (section: string) => ({
  path: `/${section}/:list?`,
  getHref: (list?: string, filter: Readonly<Record<string, string>> = {}) =>
    `/${section}${list === undefined ? "" : `/${list}`}${query(filter)}`,
});

/** Every page of the console: its path for the router, and its address for links. */
export const paths = {
  login: {
    path: "/login",
    getHref: (redirect?: string) =>
      `/login${query({ redirect: redirect === "/" ? undefined : redirect })}`,
  },
  todo: { path: "/todo", getHref: (kind?: string) => `/todo${query({ kind })}` },
  today: { path: "/today", getHref: (filter: DayFilter = {}) => `/today${query({ ...filter })}` },
  plan: { path: "/plan", getHref: (date?: string) => `/plan${query({ date })}` },
  /** A secret page: whoever has the address sees one day of one crew. */
  crew: { path: "/crew/:key", getHref: (key: string) => `/crew/${encodeURIComponent(key)}` },
  telephone: {
    path: "/telephone",
    /** With what is ordered, by whom. */
    getHref: (order: { readonly kind?: string; readonly member?: string } = {}) =>
      `/telephone${query({ ...order })}`,
  },
  search: { path: "/search", getHref: (q?: string) => `/search${query({ q })}` },
  order: {
    path: "/orders/:serial",
    getHref: (serial: string) => `/orders/${encodeURIComponent(serial)}`,
  },
  money: listPath("money"),
  companies: listPath("companies"),
  billing: listPath("billing"),
  schedule: {
    path: "/schedule",
    getHref: (view: { readonly from?: string; readonly kind?: string } = {}) =>
      `/schedule${query({ ...view })}`,
  },
  settings: listPath("settings"),
  record: {
    path: "/records/:kind/:number",
    getHref: (kind: RecordKind, number: string) => `/records/${kind}/${encodeURIComponent(number)}`,
  },
  commands: { path: "/commands", getHref: (q?: string) => `/commands${query({ q })}` },
  command: {
    path: "/commands/:name",
    /** With the inputs that are known already. */
    getHref: (name: string, input: Readonly<Record<string, string>> = {}) =>
      `/commands/${encodeURIComponent(name)}${query(input)}`,
  },
  account: { path: "/account", getHref: () => "/account" },
} as const;

/** The screens that the header leads to. */
export const mainScreens = [
  { label: "할 일", href: paths.todo.getHref() },
  { label: "오늘", href: paths.today.getHref() },
  { label: "계획", href: paths.plan.getHref() },
  { label: "전화 주문", href: paths.telephone.getHref() },
  { label: "돈", href: paths.money.getHref() },
  { label: "기업", href: paths.companies.getHref() },
  { label: "청구", href: paths.billing.getHref() },
  { label: "일정", href: paths.schedule.getHref() },
  { label: "설정", href: paths.settings.getHref() },
  { label: "명령", href: paths.commands.getHref() },
] as const;
