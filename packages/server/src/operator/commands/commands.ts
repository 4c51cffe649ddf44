import type { OperatorDuty } from "@damadum/domain";
import type { OperatorCommand } from "../command.ts";

/** Commands that begin with one word, loaded only when that word is typed, so that startup stays fast. */
interface CommandGroup {
  readonly summary: string;
  readonly duty: OperatorDuty;
  readonly load: () => Promise<readonly OperatorCommand[]>;
}

type Loader = () => Promise<{ readonly commands: readonly OperatorCommand[] }>;

const groupOf = (
  summary: string,
  duty: OperatorDuty,
  ...files: readonly Loader[]
): CommandGroup => ({
  summary,
  duty,
  load: async () =>
    (await Promise.all(files.map((load) => load()))).flatMap(({ commands }) => commands),
});

/** The command groups of `pnpm ops`, in the order in which help shows them. */
export const commandGroups: Readonly<Record<string, CommandGroup>> = {
  today: groupOf("하루에 갈 곳을 시간 순으로 봐요", "ORDERS", () => import("./today.ts")),
  todo: groupOf("운영자를 기다리는 일", "ORDERS", () => import("./todo.ts")),
  moves: groupOf(
    "이사 주문",
    "ORDERS",
    () => import("./moves.ts"),
    () => import("./move-corrections.ts"),
    () => import("./move-money.ts"),
  ),
  owed: groupOf("받지 못한 잔금", "MONEY", () => import("./move-money.ts")),
  compensations: groupOf("취소한 이사와 파손의 배상금", "MONEY", () => import("./move-money.ts")),
  approvals: groupOf("두 사람이 확인하는 큰 환불과 감액", "MONEY", () => import("./approvals.ts")),
  storage: groupOf(
    "보관 주문과 계약",
    "ORDERS",
    () => import("./storage.ts"),
    () => import("./storage-lists.ts"),
  ),
  members: groupOf("회원", "ORDERS", () => import("./members.ts")),
  boxes: groupOf(
    "박스 재고와 라벨, 사진",
    "ORDERS",
    () => import("./boxes.ts"),
    () => import("./harmed-boxes.ts"),
  ),
  damage: groupOf("고객이 보낸 파손 신고", "ORDERS", () => import("./damage.ts")),
  companies: groupOf(
    "기업과 기업 회원",
    "MONEY",
    () => import("./companies.ts"),
    () => import("./company-people.ts"),
  ),
  contracts: groupOf("기업 계약", "MONEY", () => import("./contracts.ts")),
  works: groupOf("기업 작업", "ORDERS", () => import("./works.ts")),
  invoices: groupOf(
    "기업 청구서",
    "MONEY",
    () => import("./invoices.ts"),
    () => import("./invoice-money.ts"),
  ),
  payments: groupOf("결제", "MONEY", () => import("./payments.ts")),
  refunds: groupOf(
    "환불",
    "MONEY",
    () => import("./payments.ts"),
    () => import("./move-money.ts"),
  ),
  receipts: groupOf("이사의 현금영수증", "MONEY", () => import("./cash-receipts.ts")),
  closings: groupOf("달마다의 마감", "MONEY", () => import("./closings.ts")),
  links: groupOf("추가 결제 링크", "ORDERS", () => import("./links.ts")),
  coupons: groupOf("쿠폰", "MONEY", () => import("./coupons.ts")),
  reviews: groupOf("이사 후기", "ORDERS", () => import("./reviews.ts")),
  popups: groupOf("팝업", "ORDERS", () => import("./popups.ts")),
  slots: groupOf("시작 시간마다 받는 수", "ORDERS", () => import("./slots.ts")),
  prices: groupOf("이사 가격표", "ORDERS", () => import("./prices.ts")),
  notices: groupOf("회원에게 보내는 알림", "ORDERS", () => import("./notices.ts")),
  crews: groupOf("팀과 트럭", "ORDERS", () => import("./crews.ts")),
  operators: groupOf("운영자 계정과 한 일", "ADMIN", () => import("./operators.ts")),
  login: groupOf("서버에 운영자로 로그인하기", "ADMIN"),
  logout: groupOf("로그인 끝내기", "ADMIN"),
  data: groupOf("내장 데이터베이스 옮기기 (서버를 멈춘 뒤에)", "ADMIN"),
};

/** The commands that begin with this word, which may be a command itself. */
export async function commandsOf(group: string): Promise<readonly OperatorCommand[]> {
  if (!Object.hasOwn(commandGroups, group)) return [];
  const loaded = (await commandGroups[group]?.load()) ?? [];
  return loaded.filter(({ words }) => words === group || words.startsWith(`${group} `));
}

export async function findCommand(words: string): Promise<OperatorCommand | undefined> {
  const [group = ""] = words.split(" ");
  return (await commandsOf(group)).find((command) => command.words === words);
}

/** Every command with its group, in the order of the help. */
export async function allCommands() {
  const groups = Object.entries(commandGroups).map(async ([name, { summary }]) =>
    (await commandsOf(name)).map((command) => ({ command, group: { name, summary } })),
  );
  return (await Promise.all(groups)).flat();
}

/** What a command belongs to: its own duty, or that of its group. */
export function dutyOf({ words, duty }: OperatorCommand): OperatorDuty {
  return duty ?? commandGroups[words.split(" ")[0] ?? ""]?.duty ?? "ADMIN";
}
