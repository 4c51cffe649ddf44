// `npm start`: builds the web if it is stale and runs the whole product on this machine until a signal stops it.
import { relative } from "node:path";
import { Secret, TOTP } from "otpauth";
import { buildSite } from "./build/web-build.ts";
import { root } from "./root.ts";
import { isTaken } from "./stack/ports.ts";
import { readStackSettings, type StackSettings } from "./stack/settings.ts";
import { Stack } from "./stack/stack.ts";

const began = Date.now();
const building = new AbortController();
let stopping = false;

const settings = readStackSettings(process.env);
await requireFreePorts(settings);
const stack = new Stack(settings, {
  onEnd: (service) => {
    console.error(
      `\n${service.description.name} 가 멈췄어요. (ended by itself)\n${service.logTail()}`,
    );
    void stop(1);
  },
  onWait: ({ description: { name, logFile } }, seconds) =>
    console.log(`${name} 를 기다리고 있어요. (${seconds}초, 로그는 ${relative(root, logFile)})`),
});
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));

try {
  console.log("담아둠을 시작해요.");
  await Promise.all([stack.start(["sandbox", "server"]), buildPages()]);
  if (!stopping) announce(settings);
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** One after the other, because each build uses every processor. */
async function buildPages(): Promise<void> {
  for (const [site, label] of [
    ["web", "웹을"],
    ["console", "운영 화면을"],
  ] as const) {
    const result = await buildSite(site, { signal: building.signal });
    if (result === "built") console.log(`${label} 새로 빌드했어요.`);
    if (!stopping) await stack.start([site]);
  }
}

/** The one-time code of the demo operator, whose key stands in the server's demo data. */
function operatorCode(): string {
  const secret = Secret.fromBase32("DAMADUMDAMADUMDAMADUMDAMADUM2345");
  return new TOTP({ secret }).generate();
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  building.abort();
  await stack.stop();
  process.exit(code);
}

async function requireFreePorts({ ports }: StackSettings): Promise<void> {
  const requested = [
    ["WEB_PORT", ports.web],
    ["CONSOLE_PORT", ports.console ?? ports.web + 1],
    ["API_PORT", ports.api],
    ["SANDBOX_PORT", ports.sandbox],
  ] as const;
  for (const [name, port] of requested) {
    if (await isTaken(port)) {
      console.error(
        `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그 프로그램을 끄거나 ${name}=${port + 10} 처럼 다른 번호로 시작해 주세요. (port ${port} is in use)`,
      );
      process.exit(1);
    }
  }
}

function announce({ ports, dataDir, env }: StackSettings): void {
  const lines = [
    `담아둠이 준비됐어요. (${((Date.now() - began) / 1000).toFixed(1)}초)`,
    "",
    `  웹         http://localhost:${ports.web}`,
    `  운영       http://localhost:${ports.console}`,
    `  API        http://localhost:${ports.api}`,
  ];
  if (!env["PAYMENT_API_URL"]) lines.push(`  결제 연습  http://localhost:${ports.sandbox}`);
  if (!env["DATABASE_URL"]) {
    lines.push("  로그인     demo-member, demo-company, demo-operator (비밀번호 Damadum!2026)");
    lines.push(
      `  인증 번호  ${operatorCode()} (demo-operator 의 운영 로그인. Enter 를 누르면 새로 보여요)`,
    );
    if (process.stdin.isTTY) process.stdin.on("data", () => console.log(operatorCode()));
  }
  const inside = relative(root, dataDir);
  lines.push(
    `  데이터     ${inside.startsWith("..") ? dataDir : inside} (로그는 그 안의 logs)`,
    "",
  );
  lines.push("Ctrl-C 를 누르면 모두 끝나요.");
  console.log(lines.join("\n"));
}
