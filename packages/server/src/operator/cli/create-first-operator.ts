import { createOperator } from "../../account/member/create-operator.ts";
import { listOperators } from "../../account/session/operator-store.ts";
import { createServices } from "../../create-services.ts";
import { connectionFailure } from "../../db/connection-failure.ts";
import { DirectoryInUse } from "../../db/embedded/directory-lock.ts";
import { NewerDatabase } from "../../db/migrate.ts";
import { createLogger } from "../../log/logger.ts";
import type { Settings } from "../../settings/settings.ts";
import type { CommandResult } from "../command.ts";
import { readInput } from "../input/read-input.ts";
import { CREATE_OPERATOR, newOperatorInput, welcome } from "../new-operator.ts";
import { OperatorError } from "../operator-error.ts";
import { explained } from "../perform-command.ts";

/**
 * Creates the first operator on the database, which nobody can do over HTTP. Throws OperatorError once there is one.
 */
export async function createFirstOperator(
  settings: Settings,
  input: unknown,
): Promise<CommandResult> {
  const operator = readInput(newOperatorInput, input);
  const log = createLogger("warn", { write: (line) => void process.stderr.write(line) });
  try {
    const { services, close } = await createServices(settings, log);
    try {
      if ((await listOperators(services.db)).length > 0) {
        throw new OperatorError(
          "운영자가 이미 있어요. pnpm ops login 으로 로그인해서 만들어 주세요.",
        );
      }
      return await explained(CREATE_OPERATOR, async () =>
        welcome(operator.username, await createOperator(services, operator)),
      );
    } finally {
      await close();
    }
  } catch (error) {
    const sentence = failureText(error);
    throw sentence === null ? error : new OperatorError(sentence, { cause: error });
  }
}

/** Why the database cannot be opened; null for any other error. */
function failureText(error: unknown): string | null {
  if (error instanceof DirectoryInUse) {
    return `다른 프로그램이 ${error.folder} 를 쓰고 있어요. 서버를 멈춘 뒤 다시 해 주세요.`;
  }
  if (error instanceof NewerDatabase) {
    return "데이터베이스가 이 명령보다 새 버전의 것이에요. 서버와 같은 버전의 명령을 써 주세요.";
  }
  const failure = connectionFailure(error);
  if (failure === null) return null;
  return `데이터베이스에 연결할 수 없어요. DATABASE_URL 을 확인해 주세요. (${failure})`;
}
