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

export const noList: Cell = { because: "목록이 없어요." };
export const noRead: Cell = { because: "서버에서 읽는 것이 없어요." };
export const ownWords: Cell = { because: "모두 우리가 정한 글이에요." };
export const sending: Cell = {
  because: "보낼 때만 실패할 수 있고, 양식은 실패를 모두 Login처럼 보여 줘요.",
};
export const guard: Cell = { because: "회원 화면은 모두 같은 문을 지나요. My가 보여 줘요." };

export const reading = { loading: "Loading", error: "ServerError", offline: "Offline" } as const;
export const writing = { loading: "Loading", error: sending, offline: sending } as const;
export const noData = { empty: noList, longText: ownWords, manyRows: noList } as const;
export const onlyWords = { ...noData, loading: noRead, error: noRead, offline: noRead } as const;
