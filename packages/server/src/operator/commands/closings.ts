import {
  addDays,
  closingBy,
  closingSums,
  daysOfMonth,
  formatKoreanMonth,
  formatWon,
  postingLabel,
  settlementReasons,
  sumsOfFact,
  todayInSeoul,
  unexplainedInBooks,
  type ClosingSums,
} from "@damadum/domain";
import { mapKeys, mapValues, sumBy } from "es-toolkit";
import { z } from "zod";
import { closeMonth, readClosing, type Closing } from "../../money/closing/closing.ts";
import { findClosings, findFirstOpenDay } from "../../money/closing/store.ts";
import type { Services } from "../../services.ts";
import { changing, reading, tableOf, type Columns, type Row, type Table } from "../command.ts";
import { csvOf } from "../csv-of.ts";
import { named, option } from "../input/inputs.ts";
import { monthText, typedText } from "../input/options.ts";
import { timeCell, wonCell } from "../korean.ts";
import { findOwed } from "../lists/owed.ts";
import { OperatorError } from "../operator-error.ts";
import { xlsxOf } from "../xlsx-of.ts";

const month = named("달 (2026-11)", monthText);
const MOST_OWED = 100_000;
const OPEN = { value: "OPEN", text: "열림" } as const;
const CLOSED = { value: "CLOSED", text: "마감함" } as const;

/** What the sums are called, in the order of every table. */
const sumNames: Readonly<Record<keyof ClosingSums, string>> = {
  sales: "매출",
  vat: "부가세",
  received: "결제",
  refunded: "환불",
  cancelFee: "취소 수수료",
  compensation: "배상금",
  compensationPaid: "보낸 배상금",
  provider: "결제사",
  hand: "직접 받은 돈",
};

const sumColumns: Columns<{ readonly sums: ClosingSums }> = mapValues(sumNames, (label, name) => {
  return [label, ({ sums }: { readonly sums: ClosingSums }) => wonCell(sums[name])] as const;
});

/** Won that neither the books nor a named difference explain. */
function unexplainedIn({ facts, differences }: Closing): number {
  const unknown = differences.filter(({ reason }) => reason === "UNKNOWN");
  return (
    Math.abs(unexplainedInBooks(closingSums(facts))) +
    sumBy(unknown, ({ amount }) => Math.abs(amount))
  );
}

function factsOf(closing: Closing): Row {
  const { facts, settled, differences, closed } = closing;
  const sums = closingSums(facts);
  return {
    상태: closed === null ? "열려 있어요" : "마감했어요",
    ...mapKeys(
      mapValues(sumNames, (_, name) => wonCell(sums[name])),
      (_, name) => sumNames[name],
    ),
    "결제사가 정산한 금액": wonCell(settled),
    "결제사와 다른 금액": wonCell(sumBy(differences, ({ amount }) => amount)),
    "설명하지 못한 금액": wonCell(unexplainedIn(closing)),
    "마감할 때 받을 돈": wonCell(closed?.owed ?? null),
    "마감한 때": timeCell(closed?.at ?? null),
    "마감한 사람": closed?.by ?? null,
  };
}

function tablesOf({ facts, differences }: Closing) {
  const by = (key: "day" | "order", heading: string): Table => {
    return tableOf(closingBy(key, facts), { key: [heading, (part) => part.key], ...sumColumns });
  };
  return {
    days: { title: "날마다", ...by("day", "날짜") },
    orders: { title: "주문마다", ...by("order", "주문") },
    rows: {
      title: "내역",
      ...tableOf(
        facts.map((fact) => ({ ...fact, sums: sumsOfFact(fact) })),
        {
          day: ["날짜", ({ day }) => day],
          order: ["주문", ({ order }) => order],
          kind: ["무엇", ({ kind }) => postingLabel(kind)],
          ...sumColumns,
        },
      ),
    },
    differences: {
      title: "결제사와 다른 결제",
      ...tableOf(differences, {
        number: ["결제 번호", ({ number }) => number],
        order: ["주문", ({ order }) => order],
        amount: ["결제사가 더 가진 금액", ({ amount }) => wonCell(amount)],
        reason: ["까닭", ({ reason }) => ({ value: reason, text: settlementReasons[reason] })],
      }),
    },
  } satisfies Readonly<Record<string, Table>>;
}

async function owedNow(services: Services): Promise<number> {
  const today = todayInSeoul(services.clock());
  const { rows } = await findOwed(services, { today, page: { limit: MOST_OWED } });
  return sumBy(rows, ({ balance }) => balance);
}

const isOver = ({ clock }: Services, asked: string) =>
  todayInSeoul(clock()) > daysOfMonth(asked).last;

/** On a screen, columns in which nothing happened only take room. */
function withoutZeros({ columns, ...table }: Table): Table {
  const says = (key: string) =>
    table.rows.some((row) => {
      const cell = row[key] ?? null;
      return cell !== null && (typeof cell !== "object" || cell.value !== 0);
    });
  const shown = Object.entries(columns).filter(([key]) => says(key));
  return { ...table, columns: Object.fromEntries(shown) };
}

const monthOf = (day: string) => day.slice(0, 7);

/** Months that no closing has met, from the first open posting until now. */
async function openMonths({ db, clock }: Services, latest: string | undefined) {
  const now = monthOf(todayInSeoul(clock()));
  const first = monthOf((await findFirstOpenDay(db)) ?? now);
  const months: string[] = [];
  for (let each = now; each > (latest ?? "") && each >= first; each = before(each))
    months.push(each);
  return months;
}

/** The first month before this one that is open: what happened in it would be this one's. */
async function earlierOpen(services: Services, asked: string): Promise<string | null> {
  const [latest] = await findClosings(services.db);
  const first = (await openMonths(services, latest?.month)).at(-1) ?? asked;
  return first < asked ? first : null;
}

const before = (each: string) => monthOf(addDays(daysOfMonth(each).first, -1));

export const commands = [
  reading({
    words: "closings list",
    summary: "마감한 달과 아직 마감하지 않은 달을 봐요",
    input: z.object({}),
    async run({ services }) {
      const closed = await findClosings(services.db);
      const open = await openMonths(services, closed[0]?.month);
      const months = [
        ...open.map((each) => ({ month: each, closing: undefined })),
        ...closed.map((closing) => ({ month: closing.month, closing })),
      ];
      const table = tableOf(months, {
        month: ["달", (each) => each.month],
        state: ["상태", ({ closing }) => (closing === undefined ? OPEN : CLOSED)],
        settled: ["결제사가 정산한 금액", (each) => wonCell(each.closing?.settled_amount ?? null)],
        owed: ["마감할 때 받을 돈", (each) => wonCell(each.closing?.owed_amount ?? null)],
        at: ["마감한 때", (each) => timeCell(each.closing?.closed_at ?? null)],
        by: ["마감한 사람", (each) => each.closing?.username ?? null],
      });
      return { tables: [table] };
    },
  }),
  reading({
    words: "closings show",
    summary: "한 달의 매출과 결제, 환불, 결제사 정산을 날마다와 주문마다 봐요",
    input: z.object({ month }),
    async run({ services }, input) {
      const closing = await readClosing(services, input.month);
      const { days, orders, differences } = tablesOf(closing);
      const earlier = closing.closed === null ? await earlierOpen(services, input.month) : null;
      return {
        message:
          earlier === null
            ? undefined
            : `${formatKoreanMonth(earlier)}부터 아직 마감하지 않아 앞선 달의 금액도 들어 있어요.`,
        facts: { 달: input.month, ...factsOf(closing) },
        tables: [...(differences.rows.length === 0 ? [] : [differences]), days, orders].map(
          withoutZeros,
        ),
        open:
          closing.closed === null && earlier === null && isOver(services, input.month)
            ? ["closings close", "closings export"]
            : ["closings export"],
      };
    },
  }),
  changing({
    words: "closings close",
    summary: "끝난 달을 마감해요. 나중에 생긴 일은 다음 달에 적혀요",
    input: z.object({ month }),
    problems: {
      state_conflict:
        "아직 끝나지 않았거나 이미 마감한 달이에요. `pnpm ops closings list` 로 확인해 주세요.",
      provider_unavailable: "결제사가 답하지 않아 마감하지 않았어요. 잠시 뒤에 다시 해 주세요.",
    },
    async run({ services, operator }, input) {
      const isDue = isOver(services, input.month);
      const earlier = isDue ? await earlierOpen(services, input.month) : null;
      if (earlier !== null) {
        throw new OperatorError(`${formatKoreanMonth(earlier)}부터 차례로 마감해 주세요.`);
      }
      const owed = await owedNow(services);
      const closing = await closeMonth(services, { ...input, operatorId: operator.userId, owed });
      const unexplained = unexplainedIn(closing);
      return {
        message:
          unexplained === 0
            ? "마감했어요. 모든 금액을 설명해요."
            : `마감했지만 ${formatWon(unexplained)}을 설명하지 못했어요. ‘결제사와 다른 결제’를 확인해 주세요.`,
        facts: { 달: input.month, ...factsOf(closing) },
        made: input.month,
      };
    },
  }),
  reading({
    words: "closings export",
    summary: "한 달의 마감을 엑셀이나 CSV 파일로 받아요",
    writes: "file",
    input: z.object({
      month,
      file: named("만들 파일 (closing.xlsx 면 엑셀, 아니면 CSV)", typedText(200)),
      by: option(
        "묶음",
        "CSV의 줄: day (날마다), order (주문마다), row (내역)",
        z.enum(["day", "order", "row"]).default("row"),
      ),
    }),
    async run({ services }, { month: asked, file: name, by }) {
      const closing = await readClosing(services, asked);
      if (closing.facts.length === 0) throw new OperatorError("그 달에는 오간 돈이 없어요.");
      const { days, orders, rows, differences } = tablesOf(closing);
      const csv = { day: days, order: orders, row: rows } as const;
      const content = name.endsWith(".xlsx")
        ? await xlsxOf([days, orders, rows, differences])
        : Buffer.from(csvOf(csv[by]));
      return {
        message: "파일로 적었어요.",
        facts: factsOf(closing),
        file: { name, base64: content.toString("base64") },
      };
    },
  }),
];
