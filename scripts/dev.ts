// `pnpm dev`: the web by Vite with hot updates, the server restarted on each change, and generated code regenerated and
// the types checked on each change of a generator's inputs. `--mock` runs without the server: the SDK's scenarios
// respond in the browser.
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { msw } from "msw/vite";
import { createServer } from "vite";
import { runCheck } from "./checks/check.ts";
import { ownContractChanges, scriptsOfPackages, typesCheck } from "./checks/checks.ts";
import { Generator } from "./dev/generator.ts";
import { storyLink } from "./dev/story-link.ts";
import { root } from "./root.ts";
import { describeServices } from "./stack/services.ts";
import { readStackSettings } from "./stack/settings.ts";
import { Stack } from "./stack/stack.ts";

const SETTLE_MS = 150;
/** Resolves when everything triggered by changes so far is done. */
let last = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

let contractTimer: NodeJS.Timeout | undefined;

interface Due {
  since: number;
  server: boolean;
  types: boolean;
}

const { mock } = parseArgs({ options: { mock: { type: "boolean", default: false } } }).values;
/** Ends what is being generated and checked when `pnpm dev` ends. */
const ending = new AbortController();
const { signal } = ending;
const settings = readStackSettings(process.env);
const stack = new Stack(settings, {
  onEnd: (service) => {
    const { name } = service.description;
    console.error(`${name} 가 멈췄어요. 고치면 다시 시작해요.\n${service.logTail()}`);
  },
});
if (!mock) await stack.start(["sandbox", "server"]).catch(report);

// Vite and its settings plugin read the same environment as the web host.
Object.assign(process.env, describeServices(settings).web?.env, mock && { VITE_MOCK_API: "1" });
const web = join(root, "packages/web");
const vite = await createServer({
  root: web,
  configFile: join(web, "vite.config.ts"),
  plugins: [storyLink, ...(mock ? [msw({ mode: "worker-only" })] : [])],
});
await vite.listen();
vite.printUrls();
console.log(
  mock
    ? "  API: 시나리오로만 답해요. 주소에 ?scenario=visitor, member, company 나 getMe.error 처럼 붙여 고르세요."
    : `  API: http://localhost:${settings.ports.api} (로그: ${settings.dataDir}/logs)`,
);

const serverSource =
  /^(?:openapi\.yaml|openapi\/.*|packages\/(?:server|domain|contract)\/src\/(?!.*(?:generated|\.test\.)).*\.(?:ts|sql))$/;
const generators = scriptsOfPackages("generate").map(
  (script) => new Generator({ ...script, signal }),
);
/** Running generators with their ends, and those of them whose inputs have changed meanwhile. */
const running = new Map<Generator, Promise<void>>();
const again = new Set<Generator>();
/** Work that is due once no generator is running, and since when. */
let due: Due | null = { since: Date.now(), server: false, types: true };

vite.watcher.add(["openapi.yaml", "openapi", "packages"].map((path) => join(root, path)));
vite.watcher.on("all", (_event, file) => {
  if (/^openapi(?:(?:\/[^/]+)?\.yaml|\/CHANGELOG\.md)$/.test(relative(root, file))) {
    clearTimeout(contractTimer);
    contractTimer = setTimeout(() => void checkContract(Date.now()).catch(report), SETTLE_MS);
  }
  const stale = generators.filter((generator) => generator.reads(file));
  const isOfServer = serverSource.test(relative(root, file));
  if (stale.length === 0 && !isOfServer) return;
  due ??= { since: Date.now(), server: false, types: false };
  due.server ||= isOfServer;
  due.types ||= stale.length > 0;
  for (const generator of stale) void generate(generator).catch(report);
  settle();
});
// Run once at start, sequentially, because one may read another's output; this also records what each of them reads.
for (const generator of generators) await generate(generator).catch(report);

// Vite's own SIGTERM handler exits the process before the others can stop in order.
process.removeAllListeners("SIGTERM");
for (const asked of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(asked, () => void stop());
}

async function stop(): Promise<void> {
  ending.abort();
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

/** Regenerates a package's derived files: never twice at a time, and again when their inputs changed meanwhile. */
async function generate(generator: Generator): Promise<void> {
  if (running.has(generator)) {
    again.add(generator);
    return;
  }
  // What reads another's output waits for it, because it would have to run twice otherwise.
  const inputs = [...running].filter(([other]) => generator.readsOutputOf(other));
  const end = Promise.all(inputs.map(([, written]) => written)).then(() => regenerate(generator));
  running.set(generator, end);
  try {
    await end;
  } finally {
    running.delete(generator);
  }
  if (again.delete(generator)) await generate(generator);
  settle();
}

async function regenerate(generator: Generator): Promise<void> {
  // Files written together count as one change.
  await wait(SETTLE_MS);
  again.delete(generator);
  const { name, passed, output } = await generator.run();
  console.log(passed ? `generate (${name}): ✓` : `${output}\ngenerate (${name}): ✗`);
}

/** Restarts the server and checks the types, whichever is due, once nothing changes any more. */
function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (running.size > 0 || due === null) return;
    const { since, server, types } = due;
    due = null;
    last = last
      .then(async () => {
        await Promise.all([server && restartServer(), types && checkTypes(since)]);
      })
      .catch(report);
  }, SETTLE_MS);
}

/** Reports whether all code compiles with the generated code, and the time since the change was saved. */
async function checkTypes(since: number): Promise<void> {
  const command = `${typesCheck.command} --pretty`;
  const { passed, output } = await runCheck({ ...typesCheck, command, signal });
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(passed ? `types: ✓ ${seconds} s` : `${output}\ntypes: ✗ ${seconds} s`);
}

/** Reports what the contract's uncommitted changes do to its callers. */
async function checkContract(since: number): Promise<void> {
  const { passed, output } = await runCheck({ ...ownContractChanges, signal });
  const seconds = ((Date.now() - since + SETTLE_MS) / 1000).toFixed(1);
  console.log(`${output}\ncontract: ${passed ? "✓" : "✗"} ${seconds} s`);
}

function report(problem: unknown): void {
  if (signal.aborted) return;
  console.error(problem instanceof Error ? problem.message : problem);
}
