import { carriages, formatWon, linkTo, readMoveItems } from "@damadum/domain";
import { z } from "zod";
import {
  correctMove,
  previewCorrection,
  type CorrectedMove,
} from "../../move/estimate/correct-move.ts";
import { answerFacts } from "../answer-facts.ts";
import { changing, tableOf, type Row, type Table } from "../command.ts";
import { numberInput, serialText as serial } from "../input/options.ts";
import { wonCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";

const ways = Object.entries(carriages).map(([key, { label }]) => `${key} (${label})`);
const text = z.string().trim().min(1).max(100).optional();
const floor = numberInput(z.int(), "floor").optional();
const carriage = z.enum(["STAIRS", "EV", "LADDER"]).optional();

const itemsText = z.string().transform((typed, context) => {
  const items = readMoveItems(typed);
  if (items !== null) return items;
  context.addIssue("이름과 수를 쉼표로 나눠 ‘싱글 침대 1, 2인 소파 2’처럼 적어 주세요");
  return z.NEVER;
});

/** Each answer of the customer that changes. */
function changesTable({ before, after }: CorrectedMove): Table {
  const now: Row = answerFacts(before);
  const then = Object.entries(answerFacts(after));
  const changed = then.filter(([label, answer]) => now[label] !== answer);
  return {
    title: "바뀌는 것",
    ...tableOf(changed, {
      what: ["무엇", ([label]) => label],
      before: ["지금", ([label]) => now[label] ?? null],
      after: ["고친 뒤", ([, answer]) => answer],
    }),
  };
}

export const commands = [
  changing({
    words: "moves correct",
    summary: "결제한 이사의 층, 주소, 품목을 실제와 맞게 고치고 요금을 다시 계산해요",
    parameters: { serial: "이사 번호" },
    options: {
      "--start-floor <층>": "출발지 층 (지하는 -1)",
      "--start-carriage <방법>": `출발지 나르는 방법: ${ways.join(", ")}`,
      "--start-address <주소>": "출발지 주소. 우편번호도 함께 적어요",
      "--start-postcode <우편번호>": "출발지 우편번호",
      "--start-detail <상세>": "출발지 상세 주소",
      "--destination-floor <층>": "도착지 층",
      "--destination-carriage <방법>": "도착지 나르는 방법",
      "--destination-address <주소>": "도착지 주소",
      "--destination-postcode <우편번호>": "도착지 우편번호",
      "--destination-detail <상세>": "도착지 상세 주소",
      "--items <품목>": "짐 전체 (싱글 침대 1, 2인 소파 2)",
      "--refund": "낸 금액이 새 금액보다 많으면 그만큼 돌려줘요",
      "--preview": "고치지 않고 바뀌는 것과 금액만 봐요",
      "--reason <이유>": "이유. 더 받을 금액이 있으면 고객에게 보여요",
    },
    input: z.object({
      serial,
      startFloor: floor,
      startCarriage: carriage,
      startAddress: text,
      startPostcode: text,
      startDetail: text,
      destinationFloor: floor,
      destinationCarriage: carriage,
      destinationAddress: text,
      destinationPostcode: text,
      destinationDetail: text,
      items: itemsText.optional(),
      refund: z.boolean().default(false),
      preview: z.boolean().default(false),
      reason: z.string().trim().min(1).max(300),
    }),
    problems: {
      state_conflict: "결제했고 취소하지 않은 이사만 고칠 수 있어요.",
      amount_mismatch:
        "낸 금액이 새 금액보다 많아져요. 그만큼 돌려주려면 --refund 를 붙여 다시 해 주세요.",
    },
    async run({ services, operator }, input) {
      const { serial: order, reason, items, refund: refunds } = input;
      const correction = {
        serial: order,
        findings: {
          start: {
            floor: input.startFloor,
            carriage: input.startCarriage,
            address: input.startAddress,
            postcode: input.startPostcode,
            detail: input.startDetail,
          },
          destination: {
            floor: input.destinationFloor,
            carriage: input.destinationCarriage,
            address: input.destinationAddress,
            postcode: input.destinationPostcode,
            detail: input.destinationDetail,
          },
          items,
        },
        reason,
        operatorId: operator.userId,
        refunds,
      };
      const plan = await previewCorrection(services, correction);
      const changes = changesTable(plan);
      if (changes.rows.length === 0) {
        throw new OperatorError("지금과 다른 것이 없어요. 고칠 층, 주소, 짐을 하나는 바꿔 주세요.");
      }
      const done = input.preview ? null : await correctMove(services, correction);
      const { totalBefore, totalAmount, extraAmount, refundAmount } = done ?? plan;
      const facts = {
        "금액 차이": wonCell(totalAmount - totalBefore + extraAmount),
        "주문 총액": wonCell(totalAmount),
        "링크로 더 받을 금액": wonCell(Math.max(extraAmount, 0)),
        "돌려줄 금액": wonCell(refundAmount),
      };
      if (done === null) return { facts, tables: [changes] };
      const { extraUrl } = done;
      const early =
        extraAmount < 0
          ? ` 전에 물었던 추가 결제 ${formatWon(-extraAmount)}은 더 받을 것이 아니에요. \`pnpm ops links list\` 로 찾아 거두거나 돌려주세요.`
          : "";
      const link = extraUrl && services.webOrigin + linkTo("customPayment", { url: extraUrl });
      return {
        message: `주문을 고쳤어요.${early}`,
        facts: { ...facts, 링크: link },
        tables: [changes],
        made: extraUrl ?? undefined,
      };
    },
  }),
];
