import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../scripts/root.ts";
import { request } from "../product/api.ts";

const run = promisify(execFile);
const CLI = join(root, "packages/server/src/operator/main.ts");

/** Creates the first operator of a database and logs in; returns the headers of their requests. */
export async function logInOperator(api: string, databaseUrl: string) {
  const words = ["operators", "create", "bench", "--name", "운영자", "--json"];
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [CLI, ...words], { env });
  const { facts }: { facts: Record<string, string> } = JSON.parse(stdout);
  const [code] = (facts["복구 코드"] ?? "").split(" ");
  const body = { username: "bench", password: facts["비밀번호"], code };
  const tokens = await request<{ access_token: string }>(`${api}/operator/login`, { body });
  return { authorization: `Bearer ${tokens.access_token}` };
}
