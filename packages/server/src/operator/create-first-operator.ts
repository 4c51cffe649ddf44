import { hasVisibleLetters } from "@damadum/domain";
import { z } from "zod";
import { createOperator } from "../account/member/create-operator.ts";
import type { Services } from "../services.ts";
import type { CommandResult } from "./command.ts";
import { readInput } from "./input/read-input.ts";

export const CREATE_OPERATOR = "operators create";

export const createOperatorTexts = {
  parameters: { username: "아이디" },
  options: { "--name <이름>": "이름" },
} as const;

export const newOperatorSchema = z.object({
  username: z.string().trim().min(1),
  name: z.string().trim().max(50).refine(hasVisibleLetters, "이름을 적어 주세요"),
});

/** Anyone with access to the database may create the first operator, because there is no operator yet. */
export async function createFirstOperator(
  services: Services,
  input: unknown,
): Promise<CommandResult> {
  const operator = readInput(newOperatorSchema, input, createOperatorTexts);
  return welcome(operator.username, await createOperator(services, operator));
}

/** Shows the password, which cannot be retrieved again. */
export function welcome(username: string, { password }: { readonly password: string }) {
  return {
    message: "운영자를 만들었어요. 비밀번호는 다시 볼 수 없어요.",
    facts: { 아이디: username, 비밀번호: password },
  };
}
