import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../scripts/root.ts";
import { request } from "../product/api.ts";

const run = promisify(execFile);
const CLI = join(root, "packages/server/src/operator/main.ts");

/** An operator with the recovery codes that nobody has used. */
export interface Operator {
  readonly username: string;
  readonly password: string;
  readonly codes: string[];
}

/** Creates the first operator of a database: that of these settings, or the embedded one in their `DATA_DIR`. */
export async function createOperator(
  settings: Readonly<Record<string, string | undefined>>,
): Promise<Operator> {
  const username = "bench";
  const words = ["operators", "create", username, "--name", "운영자", "--json"];
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...settings };
  const { stdout } = await run(process.execPath, [CLI, ...words], { env });
  const { facts }: { facts: Record<string, string> } = JSON.parse(stdout);
  const codes = (facts["복구 코드"] ?? "").split(" ");
  return { username, password: facts["비밀번호"] ?? "", codes };
}

/** Logs in, and returns the headers of their requests. */
export async function logInOperator(api: string, { username, password, codes }: Operator) {
  const body = { username, password, code: codes.shift() };
  const tokens = await request<{ access_token: string }>(`${api}/operator/login`, { body });
  return { authorization: `Bearer ${tokens.access_token}` };
}
