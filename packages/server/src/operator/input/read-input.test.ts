import { describe, expect, it } from "vitest";
import { z } from "zod";
import { OperatorError } from "../operator-error.ts";
import { dayText, limitOption, listedId, numberInput, reasonOption, stateOf } from "./options.ts";
import { named, option } from "./inputs.ts";
import { readInput } from "./read-input.ts";

/** The message for one value; null if it is valid. */
function said(schema: z.ZodType, value: unknown): string | null {
  try {
    readInput(z.object({ amount: named("금액 (원, 부가세 포함)", schema) }), { amount: value });
    return null;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error.message.split("\n").slice(1).join("\n");
  }
}

describe("readInput", () => {
  it.each([
    [numberInput(z.int().min(100)), "50", "금액: 100 이상이어야 해요"],
    [numberInput(z.int().min(100)), "x", "금액: 숫자로 적어 주세요"],
    [numberInput(z.int()), "1.5", "금액: 정수로 적어 주세요"],
    [numberInput(z.int()), "", "금액: 숫자로 적어 주세요"],
    [numberInput(z.int()), "1e5", "금액: 숫자로 적어 주세요"],
    [numberInput(z.int()), true, "금액: 숫자로 적어 주세요"],
    [numberInput(z.int()), null, "금액: 숫자로 적어 주세요"],
    [numberInput(z.int()), undefined, "금액: 꼭 적어 주세요"],
    [numberInput(z.int(), "won"), "３만원", null],
    [numberInput(z.int(), "floor"), "B1", null],
    [limitOption, "9000", "--amount: 500까지예요"],
    [reasonOption, undefined, "--amount: 꼭 적어 주세요"],
    [reasonOption, " ", "--amount: 비워 둘 수 없어요"],
    [reasonOption, "a".repeat(501), "--amount: 500자까지 적을 수 있어요"],
    [z.string().min(9), "010", "금액: 9자 이상이어야 해요"],
    [z.enum(["A", "B"]), "C", "금액: 이 가운데 하나로 적어 주세요: A, B"],
    [z.email(), "x", "금액: 전자우편 주소로 적어 주세요"],
    [z.url(), "x", "금액: 모양이 맞지 않아요"],
    [listedId, "7", "금액: 번호는 목록에 나온 그대로 적어 주세요"],
    [dayText, "2026-02-30", "금액: 날짜는 2026-03-02 처럼 적어 주세요"],
    [stateOf(["A", "B"]), "C", "금액: 없는 상태예요. 이 가운데 하나로 적어 주세요: A, B"],
    [limitOption, "7", null],
  ])("throws in Korean what to write instead", (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });

  it("throws when a text has an invisible mark of direction, and names its option", () => {
    const input = z.object({ reason: option("이유", "이유", z.string()) });
    const read = () => readInput(input, { reason: "환불\u202E요" });
    expect(read).toThrow(/^--reason: 글 방향을 바꾸는 보이지 않는 글자를 지워 주세요/);
  });

  it("throws when the command has no such input, and names it", () => {
    const input = z.object({ reason: z.string(), maxAmount: z.number().optional() });
    const read = (typed: object) => () => readInput(input, { reason: "환불", ...typed });
    expect(read({ maxamount: 1, Reason: "x" })).toThrow(/\nmaxamount: .+없는 입력.+\nReason: /);
    expect(read({ maxAmount: 1 })).not.toThrow();
  });

  it("names arguments and options as the help does, and no input when the rule covers all of them", () => {
    const input = z.object({
      to: named("옮길 상태: A, B", z.string()),
      maxAmount: option("원", "최대", z.string()),
    });
    expect(() => readInput(input, {})).toThrow(
      /\n옮길 상태: 꼭 적어 주세요\n--max-amount: 꼭 적어 주세요$/,
    );
    const both = z.object({}).refine(() => false, "둘 중 하나를 적어 주세요");
    expect(() => readInput(both, {})).toThrow(/\n둘 중 하나를 적어 주세요$/);
  });
});
