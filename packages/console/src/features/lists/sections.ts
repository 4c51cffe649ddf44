import { formatCount } from "@damadum/domain";
import { paths } from "../../shared/paths.ts";
import { act, billPreview } from "../../shared/records.ts";
import type { CellOf, ListSettings } from "./list-settings.ts";

interface SectionSettings {
  readonly title: string;
  readonly lists: readonly [ListSettings, ...ListSettings[]];
}

const recordIn =
  (kind: Parameters<typeof paths.record.getHref>[0], column: string) => (cell: CellOf) => {
    const number = cell(column);
    return number === null ? null : paths.record.getHref(kind, number);
  };

const orderIn = (column: string) => (cell: CellOf) => {
  const serial = cell(column);
  return serial === null ? null : paths.order.getHref(serial);
};

const on =
  (title: string, name: string, key = "id") =>
  (cell: CellOf) =>
    act(title, name, { [key]: cell(key) });

/** The lists of the console, by section; each is a command's answer. */
export const sections = {
  money: {
    title: "돈",
    lists: [
      {
        id: "owed",
        label: "받을 돈",
        hrefOf: (cell) =>
          cell("kind") === "INVOICE" ? recordIn("invoice", "id")(cell) : orderIn("serial")(cell),
      },
      {
        id: "payments",
        label: "결제",
        hides: ["merchantUid", "at", "plan", "failure"],
        hrefOf: orderIn("order"),
        actionsOf: (cell) =>
          cell("status") === "PAID" ? [on("물어보기", "payments-check", "merchantUid")(cell)] : [],
        adds: [
          { ...act("CSV로 받기", "payments-export", { file: "payments.csv" }), shows: true },
          { ...act("결제사와 견주기", "payments-compare"), shows: true },
        ],
      },
      {
        id: "refunds",
        label: "환불",
        hides: ["id", "merchantUid", "attempts"],
        hrefOf: orderIn("order"),
        actionsOf: (cell) =>
          cell("status") === "PENDING" ? [on("다시 보내기", "refunds-retry")(cell)] : [],
      },
      {
        id: "compensations",
        label: "배상금",
        actionsOf: (cell) =>
          cell("doneAt") === null ? [on("보냈어요", "compensations-record")(cell)] : [],
      },
      {
        id: "receipts",
        label: "현금영수증",
        hides: ["at", "failure"],
        hrefOf: orderIn("serial"),
        actionsOf: (cell) =>
          cell("failure") === null ? [] : [on("다시 발급하기", "receipts-retry", "serial")(cell)],
      },
      {
        id: "closings",
        label: "마감",
        hides: [],
        hrefOf: recordIn("closing", "month"),
      },
      {
        id: "links",
        label: "추가 결제",
        hides: ["url"],
        hrefOf: recordIn("link", "url"),
      },
    ],
  },
  companies: {
    title: "기업",
    lists: [
      {
        id: "companies",
        label: "기업",
        hides: ["id", "at"],
        hrefOf: recordIn("company", "id"),
        adds: [{ ...act("기업 만들기", "companies-account"), shows: true }],
      },
      {
        id: "contracts",
        label: "계약",
        hrefOf: recordIn("contract", "id"),
      },
      {
        id: "works",
        label: "작업",
        hrefOf: recordIn("work", "id"),
      },
      {
        id: "boxes",
        label: "박스",
        hrefOf: recordIn("box", "serial"),
        adds: [
          act("박스 들이기", "boxes-stock"),
          { ...act("라벨 받기", "boxes-labels"), shows: true },
        ],
      },
    ],
  },
  billing: {
    title: "청구",
    lists: [
      {
        id: "invoices",
        label: "청구서",
        input: { withoutTax: false },
        hides: ["id", "payment", "month"],
        hrefOf: recordIn("invoice", "id"),
        actionsOf: (cell) =>
          cell("status") === "ISSUED" || cell("status") === "OVERDUE"
            ? [
                {
                  ...on("이체 받음", "invoices-record-transfer")(cell),
                  initial: { amount: formatCount(Number(cell("total"))) },
                },
              ]
            : [],
        adds: [
          {
            ...act("모두 청구하기", "invoices-issue-all"),
            shows: true,
            preview: billPreview,
          },
        ],
      },
      {
        id: "tax",
        label: "세금계산서 없는 것",
        command: "invoices-list",
        input: { withoutTax: true },
        hides: ["id", "payment", "tax", "month"],
        hrefOf: recordIn("invoice", "id"),
        actionsOf: (cell) => [on("세금계산서 적기", "invoices-tax")(cell)],
      },
    ],
  },
  settings: {
    title: "설정",
    lists: [
      {
        id: "popups",
        label: "팝업",
        actionsOf: (cell) => [on("내리기", "popups-end")(cell)],
        adds: [act("팝업 만들기", "popups-create")],
      },
      {
        id: "notices",
        label: "알림",
        hides: ["attempts"],
        actionsOf: (cell) =>
          cell("status") === "DEAD" ? [on("다시 보내기", "notices-retry")(cell)] : [],
      },
      {
        id: "damage",
        label: "파손",
        hrefOf: recordIn("damage", "id"),
        actionsOf: (cell) =>
          cell("status") === "SENT"
            ? [on("배상하기", "damage-accept")(cell), on("거절하기", "damage-decline")(cell)]
            : [],
      },
      {
        id: "coupons",
        label: "쿠폰",
        adds: [act("쿠폰 주기", "coupons-issue")],
      },
      {
        id: "reviews",
        label: "후기",
        hrefOf: orderIn("serial"),
        actionsOf: (cell) => [
          on("답글 쓰기", "reviews-answer")(cell),
          cell("hidden") === null
            ? on("가리기", "reviews-hide")(cell)
            : on("다시 보이기", "reviews-show")(cell),
        ],
      },
      {
        id: "crews",
        label: "팀",
        actionsOf: (cell) => [on("빼기", "crews-retire")(cell)],
        adds: [act("팀과 트럭 더하기", "crews-add")],
      },
      { id: "prices", label: "가격표", command: "prices-show", isWhole: true },
      {
        id: "operators",
        label: "운영자",
        actionsOf: (cell) => [
          { ...on("새로 만들기", "operators-renew", "username")(cell), shows: true },
          on("끄기", "operators-disable", "username")(cell),
        ],
        adds: [{ ...act("운영자 만들기", "operators-create"), shows: true }],
      },
      { id: "log", label: "한 일", command: "operators-log", hides: ["position", "input", "made"] },
    ],
  },
} as const satisfies Readonly<Record<string, SectionSettings>>;

export type SectionName = keyof typeof sections;
