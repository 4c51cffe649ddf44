import type { OperatorCommand } from "@damadum/sdk";
import { fixtures, getListOperatorCommandsMockHandler } from "@damadum/sdk/mocks";

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
    {
      key: "message",
      label: "글",
      help: "고객이 기록에서 읽을 글 (없으면 고객은 상태만 봐요)",
      flag: "--message",
      is_file: false,
    },
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
    {
      key: "again",
      label: "같은 금액을 한 번 더 받았어요",
      help: "같은 금액을 한 번 더 받았어요",
      flag: "--again",
      is_file: false,
    },
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
  summary: "이사를 다음 상태로 옮겨요 (취소는 moves cancel)",
  fields: [
    { key: "serial", label: "이사 번호", help: "이사 번호", flag: null, is_file: false },
    {
      key: "to",
      label: "옮길 상태",
      help: "옮길 상태: WORKING, COMPLETE",
      flag: null,
      is_file: false,
    },
  ],
  input_schema: {
    type: "object",
    required: ["serial", "to"],
    properties: {
      serial: { type: "string", minLength: 1 },
      to: { type: "string", enum: ["WORKING", "COMPLETE"] },
    },
  },
};

/** Commands that the screens call, besides the SDK's own. */
export const handlers = [
  getListOperatorCommandsMockHandler({
    commands: [...fixtures.operatorCommands, recordPayment, acceptDamage, advance],
  }),
];
