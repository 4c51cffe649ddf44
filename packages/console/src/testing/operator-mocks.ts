import type { OperatorCommand, OperatorCommandResult } from "@damadum/sdk";
import {
  fixtures,
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "@damadum/sdk/mocks";

const field = (key: string, label: string, flag: string | null = null) => {
  return { key, label, help: label, flag, is_file: false };
};

const acceptDamage: OperatorCommand = {
  name: "damage-accept",
  words: "damage accept",
  group: "damage",
  group_label: "고객이 보낸 파손 신고",
  summary: "파손을 배상하기로 해요. 고객에게 알리고, 보낼 배상금에 올라가요",
  changes: true,
  duty: "MONEY",
  roles: ["MONEY", "ADMIN"],
  may: true,
  writes: null,
  fields: [
    { key: "id", label: "신고 번호", help: "신고 번호", flag: null, is_file: false },
    { key: "amount", label: "배상금", help: "배상금 (원)", flag: null, is_file: false },
    field("message", "글", "--message"),
  ],
  input_schema: {
    type: "object",
    required: ["id", "amount"],
    properties: {
      id: { type: "string" },
      amount: { type: "integer", minimum: 1, maximum: 100_000_000 },
      message: { type: "string", minLength: 1, maxLength: 300 },
    },
  },
};

const recordPayment: OperatorCommand = {
  ...acceptDamage,
  name: "moves-record-payment",
  words: "moves record-payment",
  group: "moves",
  group_label: "이사 주문",
  summary: "현금이나 계좌 이체로 받은 잔금을 적어요",
  fields: [
    { key: "serial", label: "이사 번호", help: "이사 번호", flag: null, is_file: false },
    { key: "method", label: "방법", help: "받은 방법", flag: null, is_file: false },
    { key: "amount", label: "금액", help: "금액 (원)", flag: null, is_file: false },
    field("again", "같은 금액을 한 번 더 받았어요", "--again"),
    { key: "photo", label: "영수증", help: "영수증 사진", flag: "--photo", is_file: true },
  ],
  input_schema: {
    type: "object",
    required: ["serial", "method", "amount"],
    properties: {
      serial: { type: "string", minLength: 1 },
      method: { type: "string", enum: ["CASH", "TRANSFER"] },
      amount: { type: "integer", minimum: 1 },
      again: { type: "boolean", default: false },
      photo: { type: "object" },
    },
  },
};

const advance: OperatorCommand = {
  ...recordPayment,
  name: "moves-advance",
  words: "moves advance",
  summary: "이사를 다음 상태로 옮겨요 (취소는 따로 해요)",
  fields: [
    { key: "serial", label: "이사 번호", help: "이사 번호", flag: null, is_file: false },
    field("to", "옮길 상태"),
    field("early", "약속한 날보다 먼저 옮겨요", "--early"),
  ],
  input_schema: {
    type: "object",
    required: ["serial", "to"],
    properties: {
      serial: { type: "string", minLength: 1 },
      to: { type: "string", enum: ["WORKING", "COMPLETE"] },
      early: { type: "boolean", default: false },
    },
  },
};

const list: OperatorCommand = {
  ...acceptDamage,
  name: "owed-list",
  words: "owed list",
  group: "owed",
  group_label: "받지 못한 돈",
  summary: "받지 못한 돈을 오래된 것부터 봐요",
  changes: false,
  fields: [
    { key: "from", label: "이 날부터", help: "이 날부터", flag: "--from", is_file: false },
    { key: "pending", label: "보낼 것만", help: "보낼 것만", flag: "--pending", is_file: false },
    field("after", "이 줄 다음부터", "--after"),
  ],
  input_schema: {
    type: "object",
    properties: {
      from: { type: "string", format: "date" },
      pending: { type: "boolean", default: false },
      after: { type: "string" },
    },
  },
};

const invoices: OperatorCommand = {
  ...list,
  name: "invoices-list",
  words: "invoices list",
  group: "invoices",
  fields: [{ key: "status", label: "상태", help: "상태", flag: "--status", is_file: false }],
  input_schema: {
    type: "object",
    properties: { status: { type: "string", enum: ["ISSUED", "PAID"] } },
  },
};

const cell = (value: string | number, text = String(value)) => ({ value, text });

const owed: OperatorCommandResult = {
  message: null,
  facts: [],
  tables: [
    {
      title: null,
      columns: [
        { key: "kind", label: "무엇" },
        { key: "serial", label: "번호" },
        { key: "customer", label: "고객" },
        { key: "balance", label: "받을 금액" },
        { key: "id", label: "청구 번호" },
      ],
      rows: [
        [
          cell("MOVE", "이사 잔금"),
          cell("MV20261201ABCDEFGH"),
          cell("김담아"),
          cell(264_150, "264,150원"),
          { value: null, text: "-" },
        ],
        [
          cell("INVOICE", "청구서"),
          cell("IV202611-000001"),
          cell("담아상사"),
          cell(1_630_200, "1,630,200원"),
          cell("0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d09"),
        ],
      ],
    },
  ],
  open_commands: null,
  page: { total: 3, next: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d09" },
  file: null,
};

const slots: OperatorCommandResult = {
  ...owed,
  tables: [
    {
      title: null,
      columns: [
        { key: "day", label: "날짜" },
        { key: "time", label: "시간" },
        { key: "capacity", label: "받는 수" },
        { key: "taken", label: "찬 수" },
      ],
      rows: ["2026-12-01", "2026-12-02"].flatMap((day) =>
        ["09:00", "13:00"].map((time, at) => [cell(day), cell(time), cell(5 * at), cell(2)]),
      ),
    },
  ],
  page: null,
};

const setSlot: OperatorCommand = {
  ...acceptDamage,
  name: "slots-set",
  words: "slots set",
  group: "slots",
  summary: "한 시작 시간이 받는 수를 정해요",
  fields: ["kind", "day", "time", "capacity"].map((key) => {
    return {
      key,
      label: key === "capacity" ? "받는 수" : key,
      help: key,
      flag: null,
      is_file: false,
    };
  }),
  input_schema: {
    type: "object",
    required: ["day", "time", "capacity"],
    properties: {
      kind: { type: "string" },
      day: { type: "string", format: "date" },
      time: { type: "string" },
      capacity: { type: "integer", minimum: 0, maximum: 1000 },
    },
  },
};

const createMember: OperatorCommand = {
  ...acceptDamage,
  name: "members-create",
  words: "members create",
  group: "members",
  summary: "전화로 주문하는 처음인 고객을 회원으로 만들어요",
  fields: [field("name", "이름"), field("phone", "휴대전화")],
  input_schema: {
    type: "object",
    required: ["name", "phone"],
    properties: { name: { type: "string", maxLength: 50 }, phone: { type: "string" } },
  },
};

const answers: Readonly<Record<string, OperatorCommandResult>> = {
  "owed-list": owed,
  "invoices-list": { ...owed, page: { total: 2, next: null } },
  "slots-list": slots,
  "members-create": {
    ...fixtures.operatorResult,
    facts: [{ label: "아이디", value: "call0123456789ab", text: "call0123456789ab" }],
  },
};

/** Commands that the screens call, besides the SDK's own, and what they answer. */
const commands = [recordPayment, acceptDamage, advance, list, invoices, setSlot, createMember];
export const handlers = [
  getListOperatorCommandsMockHandler({
    commands: [
      ...fixtures.operatorCommands,
      ...commands,
      { ...setSlot, name: "companies-details", words: "companies details" },
      { ...createMember, name: "crews-add", words: "crews add" },
    ],
  }),
  getRunOperatorCommandMockHandler(
    ({ params: { name } }) => answers[String(name)] ?? fixtures.operatorResult,
  ),
];

/** A list in which nothing is. */
export const emptyList = getRunOperatorCommandMockHandler({
  ...owed,
  tables: [],
  page: { total: 0, next: null },
});
