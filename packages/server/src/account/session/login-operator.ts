import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./login.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { startSession, type TokenPair } from "./start-session.ts";

/** Logs an operator in by password and second factor; which of them was wrong is not said. */
export async function loginOperator(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  input: {
    readonly username: string;
    readonly password: string;
    readonly code: string;
    readonly address: string;
  },
): Promise<{ readonly userId: string; readonly tokens: TokenPair }> {
  const { code, ...credentials } = input;
  const proved = await checkPassword(services, credentials, (userId) =>
    checkSecondFactor(services, { userId, code }),
  );
  const tokens = await inTransaction(services.db, (tx) =>
    startSession(tx, services, { ...proved, forOperator: true }),
  );
  return { userId: proved.userId, tokens };
}
