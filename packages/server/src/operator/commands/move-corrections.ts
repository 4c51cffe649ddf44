import { carriages, formatWon, linkTo, readMoveItems } from "@damadum/domain";
import { z } from "zod";
import {
  correctMove,
  previewCorrection,
  type CorrectedMove,
} from "../../move/estimate/correct-move.ts";
import { answerFacts } from "../answer-facts.ts";
import { changing, tableOf, type Row, type Table } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import { numberInput, serialText, typedText } from "../input/options.ts";
import { wonCell } from "../korean.ts";

const serial = named("이사 번호", serialText);
const ways = Object.entries(carriages).map(([key, { label }]) => `${key} (${label})`);
const text = typedText(100).optional();
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
    input: z.object({
      serial,
      startFloor: option("층", "출발지 층 (지하는 -1)", floor),
      startCarriage: option("방법", `출발지 나르는 방법: ${ways.join(", ")}`, carriage),
      startAddress: option("주소", "출발지 주소. 우편번호도 함께 적어요", text),
      startPostcode: option("우편번호", "출발지 우편번호", text),
      startDetail: option("상세", "출발지 상세 주소", text),
      destinationFloor: option("층", "도착지 층", floor),
      destinationCarriage: option("방법", "도착지 나르는 방법", carriage),
      destinationAddress: option("주소", "도착지 주소", text),
      destinationPostcode: option("우편번호", "도착지 우편번호", text),
      destinationDetail: option("상세", "도착지 상세 주소", text),
      items: option("품목", "짐 전체 (싱글 침대 1, 2인 소파 2)", itemsText.optional()),
      refund: flag("낸 금액이 새 금액보다 많으면 그만큼 돌려줘요"),
      preview: flag("고치지 않고 바뀌는 것과 금액만 봐요"),
      reason: option("이유", "이유. 더 받을 금액이 있으면 고객에게 보여요", typedText(300)),
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
      const { extraUrl, ...corrected } = input.preview
        ? { ...(await previewCorrection(services, correction)), extraUrl: null }
        : await correctMove(services, correction);
      const { totalBefore, totalAmount, extraAmount, refundAmount } = corrected;
      const facts = {
        "금액 차이": wonCell(totalAmount - totalBefore + extraAmount),
        "주문 총액": wonCell(totalAmount),
        "링크로 더 받을 금액": wonCell(Math.max(extraAmount, 0)),
        "돌려줄 금액": wonCell(refundAmount),
      };
      const tables = [changesTable(corrected)];
      if (input.preview) return { facts, tables };
      const early =
        extraAmount < 0
          ? ` 전에 물었던 추가 결제 ${formatWon(-extraAmount)}은 더 받을 것이 아니에요. \`pnpm ops links list\` 로 찾아 거두거나 돌려주세요.`
          : "";
      const link = extraUrl && services.webOrigin + linkTo("customPayment", { url: extraUrl });
      return {
        message: `주문을 고쳤어요.${early}`,
        facts: { ...facts, 링크: link },
        tables,
        made: extraUrl ?? undefined,
      };
    },
  }),
];
