import type { Database } from "../db/tables.ts";
import type { Operator } from "./command.ts";
import { OperatorError } from "./operator-error.ts";

/** Every operator who may log in, once there is a second factor. */
export function findOperators(db: Database) {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.id as userId", "username", "name", "created_at", "operators.role"])
    .where("disabled_at", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("username")
    .execute();
}

/** The named operator, or the only one. */
export async function findOperator(db: Database, username: string | null): Promise<Operator> {
  const operators = await findOperators(db);
  if (operators.length === 0) {
    throw new OperatorError(
      "운영자가 아직 없어요. `pnpm ops operators create 아이디 --name 이름` 으로 만들어 주세요.",
    );
  }
  const names = operators.map((operator) => operator.username).join(", ");
  const named = operators.find((operator) => operator.username === username);
  if (named !== undefined) return { ...named, address: null };
  if (username !== null)
    throw new OperatorError(`운영자 ${username} 을(를) 찾을 수 없어요. (운영자: ${names})`);
  const [only, another] = operators;
  if (only !== undefined && another === undefined) return { ...only, address: null };
  throw new OperatorError(`누가 하는 일인지 --as 아이디 로 알려 주세요. (${names})`);
}
