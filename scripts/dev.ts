// `pnpm dev`: the web by Vite with hot updates, the server started again after each change, and whatever is generated
// made anew after each change of the contract or of a form's schemas. `--mock` leaves the server out: the browser
// answers from the SDK's scenarios.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { msw } from "msw/vite";
import { createServer } from "vite";
import { runAll } from "./checks/check.ts";
import { root } from "./root.ts";
import { describeServices } from "./stack/services.ts";
import { readStackSettings } from "./stack/settings.ts";
import { Stack } from "./stack/stack.ts";

const SETTLE_MS = 150;
/** Ends when everything that changes asked for so far is done. */
let last = Promise.resolve();

const { mock } = parseArgs({ options: { mock: { type: "boolean", default: false } } }).values;
const settings = readStackSettings(process.env);
const stack = new Stack(settings, {
  onEnd: (service) => {
    const { name } = service.description;
    console.error(`${name} 가 멈췄어요. 고치면 다시 시작해요.\n${service.logTail()}`);
  },
});
if (!mock) await stack.start(["sandbox", "server"]).catch(report);

// Vite and its settings plugin read what the web host would read.
Object.assign(process.env, describeServices(settings).web?.env, mock && { VITE_MOCK_API: "1" });
const web = join(root, "packages/web");
const vite = await createServer({
  root: web,
  configFile: join(web, "vite.config.ts"),
  plugins: mock ? [msw({ mode: "worker-only" })] : [],
});
await vite.listen();
vite.printUrls();
console.log(
  mock
    ? "  API: 시나리오로만 답해요. 주소에 ?scenario=visitor, member, company 나 getMe.error 처럼 붙여 고르세요."
    : `  API: http://localhost:${settings.ports.api} (로그: ${settings.dataDir}/logs)`,
);

const source = /^(?!.*(?:generated|\.test\.)).*\.(?:ts|sql)$/;
onChange("packages/server/src", source, restartServer);
onChange("packages/domain/src", source, restartServer);
onChange("packages/contract/src", source, restartServer);
// The folder, not the file: editors put a new file in its place.
onChange(".", /^openapi\.yaml$/, async () => {
  const began = Date.now();
  // The SDK reads the contract itself, so the two ways need not wait for each other.
  await Promise.all([
    generate("@damadum/sdk"),
    generate("@damadum/contract").then(() => generate("@damadum/forms")),
  ]);
  await Promise.all([restartServer(), checkTypes(began)]);
});
onChange("packages/forms/src", /(?:definitions|patterns)\/(?!.*\.(?:test|stories)\.).*\.ts$/, () =>
  generate("@damadum/forms"),
);

// Vite ends the process by itself on SIGTERM, before the others could stop in order.
process.removeAllListeners("SIGTERM");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await Promise.all([vite.close(), stack.stop()]);
  process.exit(0);
}

async function restartServer(): Promise<void> {
  if (mock) return;
  const server = stack.service("server");
  await server.stop();
  await server.start();
  console.log("server: 다시 시작했어요.");
}

/** Says whether all code still fits what was generated from the contract, and how long that took since it was saved. */
async function checkTypes(began: number): Promise<void> {
  const types = [{ name: "types", command: "tsc --build --pretty" }];
  await runAll(types, {
    atOnce: 1,
    report: ({ passed, output }) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(passed ? `types: ✓ ${seconds} s` : `${output}\ntypes: ✗ ${seconds} s`);
    },
  });
}

/** Writes what packages derive from the contract and from form definitions. */
async function generate(packages: string): Promise<void> {
  const options = ["--filter", packages, "--if-present", "run", "generate"];
  const generating = spawn("pnpm", options, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(generating, "close");
  if (code !== 0) throw new Error(`generate (${packages}): 실패했어요.`);
  console.log(`generate (${packages}): 새로 만들었어요.`);
}

/** Runs an action after matching files changed, one at a time; changes that come close together count as one. */
function onChange(folder: string, files: RegExp, action: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, folder), { recursive: folder !== "." }, (_event, name) => {
    if (name === null || !files.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(action).catch(report);
    }, SETTLE_MS);
  });
}

function report(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
}
