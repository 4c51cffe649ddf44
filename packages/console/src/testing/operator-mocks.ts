import type { OperatorCell, OperatorCommand, OperatorCommandResult } from "@damadum/sdk";
import {
  fixtures,
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "@damadum/sdk/mocks";

const cell = (text: string, value: OperatorCell["value"] = text): OperatorCell => ({ value, text });
const fact = (label: string, text: string, value: OperatorCell["value"] = text) => {
  return { label, value, text };
};

/** A move as `moves show` answers it. */
export const shownMove: OperatorCommandResult = {
  message: null,
  facts: [
    fact("번호", "MV20261201ABCDEFGH"),
    fact("상태", "결제 완료 (PAYMENT)", "PAYMENT"),
    fact("고객", "김담아"),
    fact("전화", "010-1234-5678"),
    fact("이사하는 날", "2026년 12월 10일 (목) 오전 9:00"),
    fact("출발지", "서울 마포구 월드컵로 1, 2층, 계단"),
    fact("도착지", "경기 고양시 일산동구 중앙로 12, 5층, 엘리베이터"),
    fact("남은 금액", "264,150원", 264_150),
  ],
  tables: [
    {
      title: "결제 내역",
      columns: [
        { key: "kind", label: "무엇" },
        { key: "detail", label: "내용" },
        { key: "amount", label: "금액" },
        { key: "state", label: "상태" },
      ],
      rows: [
        [cell("견적 금액"), cell("1톤, 2명"), cell("293,500원", 293_500), cell("")],
        [cell("계약금"), cell("카드"), cell("29,350원", 29_350), cell("결제했어요")],
      ],
    },
    {
      title: "기록",
      columns: [
        { key: "at", label: "때" },
        { key: "to", label: "상태" },
        { key: "actor", label: "누가" },
      ],
      rows: [[cell("2026-11-30 21:10"), cell("결제 완료 (PAYMENT)"), cell("시스템")]],
    },
  ],
  file: null,
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

/** Commands that the screens call, besides the SDK's own, and answers that fit their names. */
export const handlers = [
  getListOperatorCommandsMockHandler({
    commands: [...fixtures.operatorCommands, recordPayment, acceptDamage],
  }),
  getRunOperatorCommandMockHandler(({ params }) =>
    params["name"] === "moves-show" ? shownMove : fixtures.operatorResult,
  ),
];
