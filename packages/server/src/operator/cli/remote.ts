import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Agent, request } from "undici";
import { z } from "zod";
import type { OperatorCommandResult } from "@damadum/sdk/model";
import { RunOperatorCommandResponse } from "@damadum/sdk/zod/operator-command";
import type { CommandResult } from "../command.ts";
import { OperatorError } from "../operator-error.ts";

/** A command may print many labels; its answer is never larger than a call may be. */
const dispatcher = new Agent({ maxResponseSize: 32 * 1024 * 1024 });
const TIMEOUT_MS = 60_000;
export const LOG_IN = "아이디와 인증 번호로 로그인해 주세요: pnpm ops login 아이디 --code 123456";

const sessionSchema = z.object({
  api: z.url(),
  access_token: z.string(),
  refresh_token: z.string(),
});
type Session = z.infer<typeof sessionSchema>;

const tokensSchema = sessionSchema.omit({ api: true });
const problemSchema = z.object({ code: z.string(), message: z.string() });

const sessionFile = () =>
  process.env["OPS_SESSION"] ?? join(homedir(), ".config", "damadum", "ops.json");

function readSession(): Session | null {
  try {
    return sessionSchema.parse(JSON.parse(readFileSync(sessionFile(), "utf8")));
  } catch {
    return null;
  }
}

function saveSession(session: Session): void {
  mkdirSync(dirname(sessionFile()), { recursive: true, mode: 0o700 });
  writeFileSync(sessionFile(), JSON.stringify(session), { mode: 0o600 });
}

const removeSession = () => rmSync(sessionFile(), { force: true });

interface Sent {
  readonly path: string;
  readonly body?: object;
  readonly tokens?: Pick<Session, "access_token" | "refresh_token">;
}

/** Sends to the API; an answer without a body is null. Throws OperatorError when none came. */
async function send(api: string, { path, body, tokens }: Sent) {
  try {
    const answer = await request(new URL(path, api), {
      method: "POST",
      headers: {
        ...(tokens && { authorization: `Bearer ${tokens.access_token}` }),
        ...(tokens && { "refresh-token": tokens.refresh_token }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      dispatcher,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.body.text();
    const content: unknown = text === "" ? null : JSON.parse(text);
    return { status: answer.statusCode, content };
  } catch (cause) {
    const isRefused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
    throw new OperatorError(
      isRefused
        ? `${api} 에 연결할 수 없어요. 주소를 확인하고 다시 해 주세요.`
        : "서버의 답을 받지 못했어요. 이미 했을 수도 있으니 `pnpm ops operators log` 에서 확인한 뒤 다시 해 주세요.",
      { cause },
    );
  }
}

type Answer = Awaited<ReturnType<typeof send>>;

function refused({ content }: Answer): OperatorError {
  const problem = problemSchema.safeParse(content);
  return new OperatorError(
    problem.success ? problem.data.message : "서버가 다른 답을 보냈어요. 주소를 확인해 주세요.",
  );
}

/** Runs a command on the server that the operator has logged in to; null when there is no login. */
export async function callRemote(
  words: string,
  input: Readonly<Record<string, unknown>>,
): Promise<OperatorCommandResult | null> {
  const session = readSession();
  if (session === null) return null;
  const path = `/api/operator/commands/${words.replaceAll(" ", "-")}`;
  const call = (tokens: Sent["tokens"]) =>
    send(session.api, { path, body: { input }, ...(tokens && { tokens }) });
  let answer = await call(session);
  if (isExpired(answer)) {
    const renewal = { path: "/api/operator/token/refresh", tokens: session };
    const renewed = await send(session.api, renewal);
    if (renewed.status === 200) {
      const tokens = tokensSchema.parse(renewed.content);
      saveSession({ ...session, ...tokens });
      answer = await call(tokens);
    } else {
      answer = renewed;
    }
  }
  if (answer.status === 401) {
    removeSession();
    throw new OperatorError(`로그인이 끝났어요. ${LOG_IN}`);
  }
  if (answer.status !== 200) throw refused(answer);
  return RunOperatorCommandResponse.parse(answer.content);
}

function isExpired({ status, content }: Answer): boolean {
  return status === 401 && problemSchema.safeParse(content).data?.code === "expired_token";
}

/** Logs in and keeps the tokens in a file that only this user can read. */
export async function logIn({
  username,
  code,
  api = process.env["OPS_API"] ?? "http://localhost:4000",
}: {
  readonly username: string;
  readonly code?: string | undefined;
  readonly api?: string | undefined;
}): Promise<CommandResult> {
  const body = {
    username,
    password: process.env["OPS_PASSWORD"] ?? (await ask("비밀번호: ")),
    code: code ?? (await ask("인증 번호: ")),
  };
  const answer = await send(api, { path: "/api/operator/login", body });
  if (answer.status !== 200) throw refused(answer);
  saveSession({ api, ...tokensSchema.parse(answer.content) });
  return { message: `${api} 에 로그인했어요. 12시간 뒤나 pnpm ops logout 으로 끝나요.` };
}

/** Ends the login on the server, and forgets it here even if the server cannot be reached. */
export async function logOut(): Promise<CommandResult> {
  const session = readSession();
  removeSession();
  if (session === null) return { message: "로그인하지 않았어요." };
  await send(session.api, { path: "/api/operator/logout", tokens: session });
  return { message: "로그아웃했어요." };
}

/** Asks on the terminal, without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}
