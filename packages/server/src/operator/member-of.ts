import type { Services } from "../services.ts";
import { OperatorError } from "./operator-error.ts";
import { findMemberId } from "../account/member/read-member.ts";

/** The id of the member with this username; throws an OperatorError if there is none. */
export async function memberOf({ db }: Pick<Services, "db">, username: string): Promise<string> {
  const userId = await findMemberId(db, username);
  if (userId === null) throw new OperatorError(`아이디가 ${username}인 회원을 찾을 수 없어요.`);
  return userId;
}
