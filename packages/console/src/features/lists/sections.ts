import { paths } from "../../shared/paths.ts";
import { billPreview } from "../../shared/records.ts";
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

const on = (column: string, key: string, title: string, name: string) => (cell: CellOf) => {
  return { title, name, input: { [key]: cell(column) } };
};

/** The lists of the console, by section; each is a command's answer. */
export const sections = {
  money: {
    title: "돈",
    lists: [
      {
        id: "owed",
        label: "받을 돈",
        command: "owed-list",
        hides: ["id"],
        hrefOf: (cell) =>
          cell("kind") === "INVOICE" ? recordIn("invoice", "id")(cell) : orderIn("serial")(cell),
      },
      {
        id: "payments",
        label: "결제",
        command: "payments-list",
        hides: ["merchantUid", "at", "plan", "failure"],
        hrefOf: orderIn("order"),
        actionsOf: (cell) =>
          cell("status") === "PAID"
            ? [on("merchantUid", "merchantUid", "물어보기", "payments-check")(cell)]
            : [],
        adds: [
          {
            title: "CSV로 받기",
            name: "payments-export",
            input: { file: "payments.csv" },
            shows: true,
          },
          { title: "결제사와 견주기", name: "payments-compare", input: {}, shows: true },
        ],
      },
      {
        id: "refunds",
        label: "환불",
        command: "refunds-list",
        hides: ["id", "merchantUid", "attempts"],
        hrefOf: orderIn("order"),
        actionsOf: (cell) =>
          cell("status") === "PENDING"
            ? [on("id", "id", "다시 보내기", "refunds-retry")(cell)]
            : [],
      },
      {
        id: "compensations",
        label: "배상금",
        command: "compensations-list",
        hides: ["id"],
        actionsOf: (cell) =>
          cell("doneAt") === null ? [on("id", "id", "보냈어요", "compensations-record")(cell)] : [],
      },
      {
        id: "links",
        label: "추가 결제",
        command: "links-list",
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
        command: "companies-list",
        hides: ["id", "at"],
        hrefOf: recordIn("company", "id"),
        adds: [{ title: "기업 만들기", name: "companies-account", input: {}, shows: true }],
      },
      {
        id: "contracts",
        label: "계약",
        command: "contracts-list",
        hides: ["id"],
        hrefOf: recordIn("contract", "id"),
      },
      {
        id: "works",
        label: "작업",
        command: "works-list",
        hides: ["id"],
        hrefOf: recordIn("work", "id"),
      },
      {
        id: "boxes",
        label: "박스",
        command: "boxes-list",
        hrefOf: recordIn("box", "serial"),
        adds: [
          { title: "박스 들이기", name: "boxes-stock", input: {} },
          { title: "라벨 받기", name: "boxes-labels", input: {}, shows: true },
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
        command: "invoices-list",
        input: { withoutTax: false },
        hides: ["id", "payment", "month"],
        hrefOf: recordIn("invoice", "id"),
        actionsOf: (cell) =>
          cell("status") === "ISSUED" || cell("status") === "OVERDUE"
            ? [on("id", "id", "이체 받음", "invoices-record-transfer")(cell)]
            : [],
        adds: [
          {
            title: "모두 청구하기",
            name: "invoices-issue-all",
            input: {},
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
        actionsOf: (cell) => [on("id", "id", "세금계산서 적기", "invoices-tax")(cell)],
      },
    ],
  },
  settings: {
    title: "설정",
    lists: [
      {
        id: "popups",
        label: "팝업",
        command: "popups-list",
        hides: ["id"],
        actionsOf: (cell) => [on("id", "id", "내리기", "popups-end")(cell)],
        adds: [{ title: "팝업 만들기", name: "popups-create", input: {} }],
      },
      {
        id: "notices",
        label: "알림",
        command: "notices-list",
        hides: ["attempts"],
        actionsOf: (cell) =>
          cell("status") === "DEAD" ? [on("id", "id", "다시 보내기", "notices-retry")(cell)] : [],
      },
      {
        id: "damage",
        label: "파손",
        command: "damage-list",
        hides: ["id"],
        hrefOf: recordIn("damage", "id"),
        actionsOf: (cell) =>
          cell("status") === "SENT"
            ? [
                on("id", "id", "배상하기", "damage-accept")(cell),
                on("id", "id", "거절하기", "damage-decline")(cell),
              ]
            : [],
      },
      {
        id: "coupons",
        label: "쿠폰",
        command: "coupons-list",
        hides: ["id"],
        adds: [{ title: "쿠폰 주기", name: "coupons-issue", input: {} }],
      },
      {
        id: "reviews",
        label: "후기",
        command: "reviews-list",
        hides: ["id"],
        hrefOf: orderIn("serial"),
        actionsOf: (cell) => [
          on("id", "id", "답글 쓰기", "reviews-answer")(cell),
          cell("hidden") === null
            ? on("id", "id", "가리기", "reviews-hide")(cell)
            : on("id", "id", "다시 보이기", "reviews-show")(cell),
        ],
      },
      {
        id: "crews",
        label: "팀",
        command: "crews-list",
        hides: ["id"],
        actionsOf: (cell) => [on("id", "id", "빼기", "crews-retire")(cell)],
        adds: [{ title: "팀과 트럭 더하기", name: "crews-add", input: {} }],
      },
      { id: "prices", label: "가격표", command: "prices-show", isWhole: true },
      {
        id: "operators",
        label: "운영자",
        command: "operators-list",
        actionsOf: (cell) => [
          { ...on("username", "username", "새로 만들기", "operators-renew")(cell), shows: true },
          on("username", "username", "끄기", "operators-disable")(cell),
        ],
        adds: [{ title: "운영자 만들기", name: "operators-create", input: {}, shows: true }],
      },
      { id: "log", label: "한 일", command: "operators-log", hides: ["position", "input", "made"] },
    ],
  },
} as const satisfies Readonly<Record<string, SectionSettings>>;

export type SectionName = keyof typeof sections;
