import { hasVisibleLetters } from "@damadum/domain";
import { z } from "zod";
import { createOperator } from "../features/member/create-operator.ts";
import type { Services } from "../services.ts";
import type { CommandResult } from "./command.ts";

export const CREATE_OPERATOR = "operators create";

export const newOperatorSchema = z.object({
  username: z.string().trim().min(1),
  name: z.string().trim().max(50).refine(hasVisibleLetters, "이름을 적어 주세요"),
});

/** The first operator is made by whoever holds the database: there is nobody to ask yet. */
export async function createFirstOperator(
  services: Services,
  input: unknown,
): Promise<CommandResult> {
  const given = newOperatorSchema.parse(input);
  return welcome(given.username, await createOperator(services, given));
}

/** The password is shown this once. */
export function welcome(username: string, { password }: { readonly password: string }) {
  return {
    message: "운영자를 만들었어요. 비밀번호는 다시 볼 수 없어요.",
    facts: { 아이디: username, 비밀번호: password },
  };
}
