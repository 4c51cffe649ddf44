import type { OperatorDuty } from "@damadum/domain";
import type { OperatorCommand } from "../command.ts";

/** Commands that begin with one word, loaded only when that word is typed, so that startup stays fast. */
interface CommandGroup {
  readonly summary: string;
  readonly duty: OperatorDuty;
  readonly load: () => Promise<readonly OperatorCommand[]>;
}

async function commandsIn(
  ...modules: readonly Promise<{ readonly commands: readonly OperatorCommand[] }>[]
): Promise<readonly OperatorCommand[]> {
  return (await Promise.all(modules)).flatMap(({ commands }) => commands);
}

/** The command groups of `pnpm ops`, in the order in which help shows them. */
export const commandGroups: Readonly<Record<string, CommandGroup>> = {
  today: {
    summary: "하루에 갈 곳을 시간 순으로 봐요",
    duty: "ORDERS",
    load: () => commandsIn(import("./today.ts")),
  },
  todo: {
    summary: "운영자를 기다리는 일",
    duty: "ORDERS",
    load: () => commandsIn(import("./todo.ts")),
  },
  moves: {
    summary: "이사 주문",
    duty: "ORDERS",
    load: () =>
      commandsIn(import("./moves.ts"), import("./move-corrections.ts"), import("./move-money.ts")),
  },
  owed: {
    summary: "받지 못한 잔금",
    duty: "MONEY",
    load: () => commandsIn(import("./move-money.ts")),
  },
  compensations: {
    summary: "취소한 이사와 파손의 배상금",
    duty: "MONEY",
    load: () => commandsIn(import("./move-money.ts")),
  },
  approvals: {
    summary: "두 사람이 확인하는 큰 환불과 감액",
    duty: "MONEY",
    load: () => commandsIn(import("./approvals.ts")),
  },
  storage: {
    summary: "보관 주문과 계약",
    duty: "ORDERS",
    load: () => commandsIn(import("./storage.ts"), import("./storage-lists.ts")),
  },
  members: {
    summary: "회원",
    duty: "ORDERS",
    load: () => commandsIn(import("./members.ts")),
  },
  boxes: {
    summary: "박스 재고와 라벨, 사진",
    duty: "ORDERS",
    load: () => commandsIn(import("./boxes.ts"), import("./harmed-boxes.ts")),
  },
  damage: {
    summary: "고객이 보낸 파손 신고",
    duty: "ORDERS",
    load: () => commandsIn(import("./damage.ts")),
  },
  companies: {
    summary: "기업과 기업 회원",
    duty: "MONEY",
    load: () => commandsIn(import("./companies.ts"), import("./company-people.ts")),
  },
  contracts: {
    summary: "기업 계약",
    duty: "MONEY",
    load: () => commandsIn(import("./contracts.ts")),
  },
  works: {
    summary: "기업 작업",
    duty: "ORDERS",
    load: () => commandsIn(import("./works.ts")),
  },
  invoices: {
    summary: "기업 청구서",
    duty: "MONEY",
    load: () => commandsIn(import("./invoices.ts"), import("./invoice-money.ts")),
  },
  payments: {
    summary: "결제",
    duty: "MONEY",
    load: () => commandsIn(import("./payments.ts")),
  },
  refunds: {
    summary: "환불",
    duty: "MONEY",
    load: () => commandsIn(import("./payments.ts"), import("./move-money.ts")),
  },
  links: {
    summary: "추가 결제 링크",
    duty: "ORDERS",
    load: () => commandsIn(import("./links.ts")),
  },
  coupons: {
    summary: "쿠폰",
    duty: "MONEY",
    load: () => commandsIn(import("./coupons.ts")),
  },
  reviews: {
    summary: "이사 후기",
    duty: "ORDERS",
    load: () => commandsIn(import("./reviews.ts")),
  },
  popups: {
    summary: "팝업",
    duty: "ORDERS",
    load: () => commandsIn(import("./popups.ts")),
  },
  slots: {
    summary: "시작 시간마다 받는 수",
    duty: "ORDERS",
    load: () => commandsIn(import("./slots.ts")),
  },
  prices: {
    summary: "이사 가격표",
    duty: "ORDERS",
    load: () => commandsIn(import("./prices.ts")),
  },
  notices: {
    summary: "회원에게 보내는 알림",
    duty: "ORDERS",
    load: () => commandsIn(import("./notices.ts")),
  },
  crews: {
    summary: "팀과 트럭",
    duty: "ORDERS",
    load: () => commandsIn(import("./crews.ts")),
  },
  operators: {
    summary: "운영자 계정과 한 일",
    duty: "ADMIN",
    load: () => commandsIn(import("./operators.ts")),
  },
  login: {
    summary: "서버에 운영자로 로그인하기",
    duty: "ADMIN",
    load: () => Promise.resolve([]),
  },
  logout: {
    summary: "로그인 끝내기",
    duty: "ADMIN",
    load: () => Promise.resolve([]),
  },
  data: {
    summary: "내장 데이터베이스 옮기기 (서버를 멈춘 뒤에)",
    duty: "ADMIN",
    load: () => Promise.resolve([]),
  },
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
