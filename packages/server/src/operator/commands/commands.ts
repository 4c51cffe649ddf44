import type { OperatorCommand } from "../command.ts";

/** Commands that begin with one word, loaded only when that word is typed, so that startup stays fast. */
interface CommandGroup {
  readonly summary: string;
  readonly load: () => Promise<readonly OperatorCommand[]>;
}

/** The command groups of `pnpm ops`, in the order in which help shows them. */
export const commandGroups: Readonly<Record<string, CommandGroup>> = {
  today: {
    summary: "하루에 갈 곳을 시간 순으로 봐요",
    load: async () => (await import("./today.ts")).todayCommands,
  },
  moves: {
    summary: "이사 주문",
    async load() {
      const [{ moveCommands }, { moveMoneyCommands }] = await Promise.all([
        import("./moves.ts"),
        import("./move-money.ts"),
      ]);
      return [...moveCommands, ...moveMoneyCommands];
    },
  },
  owed: {
    summary: "받지 못한 잔금",
    load: async () => (await import("./move-money.ts")).moveMoneyCommands,
  },
  compensations: {
    summary: "취소한 이사와 파손의 배상금",
    load: async () => (await import("./move-money.ts")).moveMoneyCommands,
  },
  storage: {
    summary: "보관 주문과 계약",
    async load() {
      const [{ storageCommands }, { storageListCommands }] = await Promise.all([
        import("./storage.ts"),
        import("./storage-lists.ts"),
      ]);
      return [...storageCommands, ...storageListCommands];
    },
  },
  boxes: {
    summary: "박스 재고와 라벨, 사진",
    async load() {
      const [{ boxCommands }, { harmedBoxCommands }] = await Promise.all([
        import("./boxes.ts"),
        import("./harmed-boxes.ts"),
      ]);
      return [...boxCommands, ...harmedBoxCommands];
    },
  },
  damage: {
    summary: "고객이 보낸 파손 신고",
    load: async () => (await import("./damage.ts")).damageCommands,
  },
  companies: {
    summary: "기업과 기업 회원",
    async load() {
      const [{ companyCommands }, { companyPeopleCommands }] = await Promise.all([
        import("./companies.ts"),
        import("./company-people.ts"),
      ]);
      return [...companyCommands, ...companyPeopleCommands];
    },
  },
  contracts: {
    summary: "기업 계약",
    load: async () => (await import("./contracts.ts")).contractCommands,
  },
  works: {
    summary: "기업 작업",
    load: async () => (await import("./works.ts")).workCommands,
  },
  invoices: {
    summary: "기업 청구서",
    load: async () => (await import("./invoices.ts")).invoiceCommands,
  },
  payments: {
    summary: "결제",
    load: async () => (await import("./payments.ts")).paymentCommands,
  },
  refunds: {
    summary: "환불",
    async load() {
      const [{ paymentCommands }, { moveMoneyCommands }] = await Promise.all([
        import("./payments.ts"),
        import("./move-money.ts"),
      ]);
      return [...paymentCommands, ...moveMoneyCommands];
    },
  },
  links: {
    summary: "추가 결제 링크",
    load: async () => (await import("./links.ts")).linkCommands,
  },
  coupons: {
    summary: "쿠폰",
    load: async () => (await import("./coupons.ts")).couponCommands,
  },
  popups: {
    summary: "팝업",
    load: async () => (await import("./popups.ts")).popupCommands,
  },
  slots: {
    summary: "시작 시간마다 받는 수",
    load: async () => (await import("./slots.ts")).slotCommands,
  },
  notices: {
    summary: "회원에게 보내는 알림",
    load: async () => (await import("./notices.ts")).noticeCommands,
  },
  operators: {
    summary: "운영자 계정과 한 일",
    load: async () => (await import("./operators.ts")).operatorCommands,
  },
  data: {
    summary: "내장 데이터베이스 옮기기 (서버를 멈춘 뒤에)",
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
