/** The story that shows a state, by its export's name, or why no story can. */
export type Cell = string | { readonly because: string };

export interface ScreenCoverage {
  /** The id of the screen's stories. */
  readonly id: string;
  readonly loading: Cell;
  readonly empty: Cell;
  /** The server answers 500. */
  readonly error: Cell;
  readonly offline: Cell;
  readonly longText: Cell;
  readonly manyRows: Cell;
  /** Opened without a login, on pages for members only. */
  readonly visitor?: Cell;
  /** The values of each enum that changes how the screen looks. */
  readonly values?: Readonly<Record<string, Cell>>;
}

export const noList: Cell = { because: "The screen lists nothing." };
export const noRead: Cell = { because: "The screen reads nothing of the server's." };
export const ownWords: Cell = { because: "All words are the product's own." };
export const sending: Cell = {
  because: "Only sending can fail; the form shows every failure alike, as Login does.",
};
export const guard: Cell = { because: "The guard is one for all members' pages; My shows it." };

export const reading = { loading: "Loading", error: "ServerError", offline: "Offline" } as const;
export const writing = { loading: "Loading", error: sending, offline: sending } as const;
export const noData = { empty: noList, longText: ownWords, manyRows: noList } as const;
export const onlyWords = { ...noData, loading: noRead, error: noRead, offline: noRead } as const;
